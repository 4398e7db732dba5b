import { cachedRootPaths } from '../constants.ts'
import { showsFlows } from '../showsFlows.ts'
import { findPattern } from './titles.ts'

const publicPaths = [
  '/login',
  '/register',
  '/home',
  '/shop',
  '/explore',
  '/detail',
  '/search',
  '/forgotPassword',
  '/changePassword',
  // Ours: returns as a guest.
  '/return',
] as const

/** The target of the redirect from `/`. */
export const startHref = '/home'

export type GuardDecision =
  | { type: 'open' }
  | { type: 'redirect'; to: string; notice: 'loginFirst' | null }

export function isPublicPath(path: string): boolean {
  return (showsFlows && path === '/liveFlows') || isOpenToGuests(path)
}

/**
 * The spec's rule: a path is public if it contains one of the public prefixes anywhere. An unknown
 * path is open as well, because it needs no login.
 */
export function isOpenToGuests(path: string): boolean {
  return publicPaths.some((publicPath) => path.includes(publicPath)) || findPattern(path) === null
}

/**
 * Whether the screen's texts are in the part that every first visit loads. Few guests return goods, so
 * that screen loads the texts of private ones as well.
 */
export function hasPublicTexts(path: string): boolean {
  return isOpenToGuests(path) && path !== '/return'
}

/** True for the four views of the tab bar. */
export function isRootPath(path: string): boolean {
  return cachedRootPaths.some((root) => root === path)
}

/**
 * True for public paths and for guests: the server can render the page without knowing the reader.
 */
export function isSameForAll(path: string, loggedIn: boolean): boolean {
  return isPublicPath(path) && !(loggedIn && path.includes('/changePassword'))
}

/** The kind of place that the session chart decides by. */
export function placeKind(path: string): 'start' | 'login' | 'public' | 'closed' {
  if (path === '/') return 'start'
  if (path === '/login') return 'login'
  return isPublicPath(path) ? 'public' : 'closed'
}

/**
 * Decides the first place of a visit, before any chart runs. The session chart decides every later
 * navigation.
 */
export function decideGuard(
  { path, search }: { path: string; search: string },
  loggedIn: boolean,
): GuardDecision {
  const kind = placeKind(path)
  if (kind === 'start') return { type: 'redirect', to: startHref, notice: null }
  if (kind === 'login' && loggedIn) {
    return { type: 'redirect', to: readReturnTo(search), notice: null }
  }
  return kind === 'closed' && !loggedIn
    ? { type: 'redirect', to: loginHref(path, search), notice: 'loginFirst' }
    : { type: 'open' }
}

/** `search` may start with a question mark or not. */
export function loginHref(path: string, search: string): string {
  const query = search.replace(/^\?/, '')
  const returnTo = query === '' ? path : `${path}?${query}`
  return `/login?returnTo=${encodeURIComponent(returnTo)}`
}

/** The place where a visit begins, and whether the shopper sees the "log in first" notice. */
export function openingPlace(
  place: { path: string; search: string },
  loggedIn: boolean,
): { path: string; search: string; notice: 'loginFirst' | null } {
  const decision = decideGuard(place, loggedIn)
  if (decision.type === 'open') return { ...place, notice: null }
  const { path, search } = placeOf(decision.to)
  const { notice } = decision
  return { ...openingPlace({ path, search }, loggedIn), notice }
}

/**
 * The path to open after a login. Accepts only paths of this app, never another host (open
 * redirect).
 */
export function readReturnTo(search: string): string {
  const returnTo = new URLSearchParams(search).get('returnTo')
  return returnTo !== null && /^\/(?![/\\])[^\\\s]*$/.test(returnTo) ? returnTo : '/'
}

function placeOf(address: string): { path: string; search: string } {
  const start = address.indexOf('?')
  return start < 0
    ? { path: address, search: '' }
    : { path: address.slice(0, start), search: address.slice(start + 1) }
}
