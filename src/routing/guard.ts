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
] as const

/** Where `/` leads. */
export const startHref = '/home'

export type GuardDecision =
  | { type: 'open' }
  | { type: 'redirect'; to: string; notice: 'loginFirst' | null }

export function isPublicPath(path: string): boolean {
  return (showsFlows && path === '/liveFlows') || isOpenToGuests(path)
}

/**
 * The spec's rule: a path is public when it contains one of the public prefixes anywhere. Where no
 * screen is, there is nothing to log in for.
 */
export function isOpenToGuests(path: string): boolean {
  return publicPaths.some((publicPath) => path.includes(publicPath)) || findPattern(path) === null
}

/** The four views behind the tabs. */
export function isRootPath(path: string): boolean {
  return cachedRootPaths.some((root) => root === path)
}

/** Public, and the same for a guest and a shopper: the server can render it without knowing the reader. */
export function isSameForAll(path: string, loggedIn: boolean): boolean {
  return isPublicPath(path) && !(loggedIn && path.includes('/changePassword'))
}

/** What the session's chart goes by. */
export function placeKind(path: string): 'start' | 'login' | 'public' | 'closed' {
  if (path === '/') return 'start'
  if (path === '/login') return 'login'
  return isPublicPath(path) ? 'public' : 'closed'
}

/** For the first place of a visit, before a chart runs: the session's chart decides all others. */
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

/** `search` with or without its question mark. */
export function loginHref(path: string, search: string): string {
  const query = search.replace(/^\?/, '')
  const returnTo = query === '' ? path : `${path}?${query}`
  return `/login?returnTo=${encodeURIComponent(returnTo)}`
}

/** Where the guard lets a visit begin, and whether the shopper is told to log in first. */
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

/** Where to land after a login: only a path of this app, never another host. */
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
