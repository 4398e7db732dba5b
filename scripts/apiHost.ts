import type { Plugin } from 'vite'

/** Adds a preconnect for the API's host to the page. The server allows it. */
export function apiHost(): Plugin {
  let base = ''
  return {
    name: 'api-host',
    configResolved({ env }) {
      base = env['VITE_API_BASE'] ?? ''
    },
    transformIndexHtml() {
      const host = URL.parse(base)?.origin
      if (!host) return []
      const link = { rel: 'preconnect', id: 'api-host', href: host, crossorigin: true }
      const attrs = { ...link, 'data-base': base }
      return [{ tag: 'link', attrs, injectTo: 'head-prepend' }]
    },
  }
}
