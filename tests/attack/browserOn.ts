import type { Host } from '../support/callApi.ts'

/** A client that stores the cookies of a server, as a browser does. */
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
