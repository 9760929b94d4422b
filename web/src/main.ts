import { mount } from 'svelte'
import '@fontsource/marcellus/latin-400.css'
import '@fontsource/alegreya-sans/latin-400.css'
import '@fontsource/alegreya-sans/latin-700.css'
import './look.css'
import App from './App.svelte'

export default mount(App, { target: document.getElementById('app')! })
