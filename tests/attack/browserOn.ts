import type { Host } from '../support/callApi.ts'

/** Calls a server, and keeps the cookies it is given, as a browser does. */
export function browserOn(address: string, more: Record<string, string>): Host {
  const cookies = new Map<string, string>()
  return {
    request: async (path, init) => {
      const headers = new Headers(init.headers)
      for (const [name, value] of Object.entries(more)) headers.set(name, value)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await fetch(`${address}${path}`, { ...init, headers })
      for (const given of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
        cookies.set(name, value)
      }
      return response
    },
  }
}
