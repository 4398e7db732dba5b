import type { Plugin } from 'vite'

/** Names the host of the API in the page: browsers connect early, and the server lets them. */
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
