import { globSync } from 'node:fs'
import { join } from 'node:path'
import { VitePWA } from 'vite-plugin-pwa'
import { productName } from '../src/constants.ts'

const languages = globSync('src/messages/compiled/public/*.json', {
  cwd: join(import.meta.dirname, '..'),
}).map((path) => path.replace(/^.*\/|\.json$/g, ''))

/**
 * The manifest that makes the shop installable, and the service worker with the list of the files
 * that it precaches. Texts of other languages are cached when they are used.
 */
export function offlineWorker() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/worker',
    filename: 'worker.ts',
    injectRegister: null,
    manifestFilename: 'manifest.webmanifest',
    // The installed app's bar is light; the page's own metas follow the colour scheme.
    manifest: {
      id: '/',
      name: productName,
      short_name: productName,
      description: 'A cross-border shop with a wallet.',
      start_url: '/home',
      scope: '/',
      display: 'standalone',
      background_color: '#f6f4ef',
      theme_color: '#f6f4ef',
      categories: ['shopping'],
      icons: [
        { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    includeManifestIcons: false,
    injectManifest: {
      target: 'es2022',
      globPatterns: ['index.html', 'icon.svg', 'assets/*.{js,css,woff2}'],
      globIgnores: languages.map((code) => `assets/{own-,}${code}-*.js`),
      dontCacheBustURLsMatching: /^assets\//,
    },
    devOptions: { enabled: false },
  })
}
