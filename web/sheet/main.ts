import { mount } from 'svelte'
import '@fontsource/marcellus/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import '../src/look.css'
import { words } from '../src/lib/words.svelte'
import { settings } from '../src/lib/settings.svelte'
import Sheet from './Sheet.svelte'

const asked = new URLSearchParams(location.search)
settings.all.theme = asked.get('theme') === 'light' ? 'light' : 'dark'
settings.apply()
await words.use('en')
mount(Sheet, { target: document.getElementById('app')!, props: { faces: await (await fetch('faces.json')).json(), size: asked.get('size') ?? 'hand' } })
