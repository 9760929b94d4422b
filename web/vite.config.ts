/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { EMBLEMS, emblems } from './emblems.ts'

export default defineConfig({
  base: './',
  plugins: [svelte(), emblems()],
  define: { __EMBLEMS__: JSON.stringify(EMBLEMS) },
  build: {
    outDir: '../src/farfield/table/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'licences.json' }, // tools/build_client.py makes licences.txt of it
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
})
