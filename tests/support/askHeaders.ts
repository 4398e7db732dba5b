import { request } from 'node:http'
import { expect } from 'vitest'
import type { Listening } from './listenOn.ts'

const ofFiles = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
export const always = {
  ...ofFiles,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), ' +
    'fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), ' +
    'payment=(), picture-in-picture=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=(), ' +
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
export const json = { ...always, 'content-type': 'application/json; charset=utf-8' }
const tagged = { etag: expect.any(String) as string }
export const icon = { ...always, ...tagged, 'content-type': 'image/svg+xml; charset=utf-8' }
export const avif = { ...ofFiles, 'content-type': 'image/avif' }
export const webp = { ...ofFiles, 'content-type': 'image/webp' }
export const file = { ...ofFiles, ...tagged }
export const text = { ...always, 'content-type': 'text/plain; charset=UTF-8' }
export const pageRules = (api = '') =>
  `default-src 'self'; script-src 'self'; connect-src 'self'${api}; img-src 'self' https: data: blob:${api}; ` +
  "style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; " +
  "frame-ancestors 'none'; object-src 'none'"
export const page = {
  ...always,
  'cache-control': 'no-cache',
  'content-security-policy': pageRules(),
  'content-type': 'text/html; charset=utf-8',
  vary: 'Accept-Encoding, Accept-Language, Cookie',
}
export const script = { ...file, 'content-type': 'text/javascript; charset=utf-8' }

/** Headers that belong to the connection, not to the answer. */
const ofTheConnection = new Set([
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
])

interface Asked {
  method?: string
  path: string
  headers?: Record<string, string>
}

/** Avoids `fetch`, which sets its own headers and can't claim an origin. */
export function ask(server: Listening, { method = 'GET', path, headers = {} }: Asked) {
  return new Promise<{ status: number | undefined; headers: object }>((resolve, reject) => {
    const { port } = server
    const asking = request({ port, host: '127.0.0.1', method, path, headers }, (answer) => {
      const named = Object.entries(answer.headers).filter(([name]) => !ofTheConnection.has(name))
      answer.destroy()
      resolve({ status: answer.statusCode, headers: Object.fromEntries(named) })
    })
    asking.once('error', reject)
    if (headers['content-length']) asking.flushHeaders()
    else asking.end()
  })
}
