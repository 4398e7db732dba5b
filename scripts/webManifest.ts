import type { Plugin } from 'vite'
import { productName } from '../src/constants.ts'

const address = '/manifest.webmanifest'

/** Under `theme_color` the installed app is light; the page's own metas follow the scheme. */
const manifest = JSON.stringify({
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
})

/** What makes the shop installable, with the product's name from the one place that holds it. */
export function webManifest(): Plugin {
  return {
    name: 'harborlane:web-manifest',
    generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: address.slice(1), source: manifest })
    },
    configureServer({ middlewares }) {
      middlewares.use(address, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json')
        response.end(manifest)
      })
    },
  }
}
