import { mount } from 'svelte'
import '@fontsource/marcellus/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './look.css'
import App from './App.svelte'
import { settings } from './lib/settings.svelte'
import { words } from './lib/words.svelte'

// Before anything is shown or asked for: nobody reads, or is answered in, a language they have not chosen.
await words.use(settings.all.lang).catch(() => undefined)

export default mount(App, { target: document.getElementById('app')! })
