import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const docs = new URL('../docs/', import.meta.url)
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  avif: 'image/avif',
}

/** The flow book at `/flows` in development; elsewhere server/http/flowBook.ts serves it. */
export function serveFlowBook(): Plugin {
  return {
    name: 'flow-book',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
        if (/^\/flows\/?$/.test(pathname)) {
          response.writeHead(302, { location: `/flows/index.html${search}` }).end()
          return
        }
        const type = /^\/flows\/[\w./-]+\.(\w+)$/.exec(pathname)?.[1] ?? ''
        const file = fileURLToPath(new URL(`.${pathname}`, docs))
        if (types[type] === undefined || !existsSync(file)) {
          next()
          return
        }
        response.setHeader('content-type', types[type])
        response.end(readFileSync(file))
      })
    },
  }
}
