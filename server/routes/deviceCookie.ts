import { knownDeviceDays } from '../../contract/limits.ts'
import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'

const path = '/api/user'
const maxAgeSeconds = knownDeviceDays * 24 * 60 * 60

/** One cookie for each account that signed in on the device; scripts can't read it. */
const nameOf = (userId: number) => `device-${userId}`

export function readDevice(context: Context, userId: number): string {
  return getCookie(context, nameOf(userId)) ?? ''
}

/** With `secure`, the browser sends it over TLS only. */
export function deviceCookie(userId: number, device: string, secure: boolean): string {
  const options = { path, maxAge: maxAgeSeconds, httpOnly: true, sameSite: 'Lax', secure } as const
  return generateCookie(nameOf(userId), device, options)
}
