import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { registerHooks } from 'node:module'

/**
 * The browser tests' server, which paints each page with the edit in force in the browser that asks
 * for it: every edit has a painter of its own, whose address names it.
 */

const inForce = new AsyncLocalStorage<string>()
Object.assign(globalThis, { editInForce: () => inForce.getStore() ?? '0' })

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  inForce.enterWith(/ edit\/(\d+)/.exec(request.headers['user-agent'] ?? '')?.[1] ?? '0')
})

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const [edit] = /[?]edit=\d+$/.exec(context.parentURL ?? '') ?? []
    return edit !== undefined && found.url.includes('/dist/server/')
      ? { ...found, url: found.url + edit }
      : found
  },
})

await import('../../browser/support/server.ts')
