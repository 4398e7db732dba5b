import type { Hono } from 'hono'
import type { Host } from './callApi.ts'

/** A client at an address that stores its cookies, as a browser does. */
export function browserAt(app: Hono, remoteAddress: string, forwardedFor?: string): Host {
  const cookies = new Map<string, string>()
  return {
    request: async (path, init) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor)
      const env = { incoming: { socket: { remoteAddress } } }
      const response = await app.request(path, { ...init, headers }, env)
      for (const given of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}
