import { findPattern } from './titles.ts'
import type { RoutePattern } from './titles.ts'

/** The screens that stand next to the account menu on a desktop, by the entry that they belong to. */
const sections = {
  '/myFavourite': ['/myFavourite', '/heart'],
  '/notification': ['/notification', '/notificationSettings'],
  '/address': ['/address', '/addressForm/:id?'],
  '/payment': [
    '/payment',
    '/topUp',
    '/walletTopUp',
    '/cardTopUp',
    '/topUpRecord',
    '/withDraw',
    '/depositRecord',
    '/capitalRecord',
  ],
  '/changePayPwd': ['/changePayPwd'],
  '/profile': ['/profile'],
  '/security': ['/security', '/passwords', '/changePassword', '/deleteAccount'],
  '/setting': ['/setting', '/language'],
  '/helpAndSupport': ['/helpAndSupport'],
  '/service': ['/service', '/services'],
  '/law': ['/law'],
  '/platform': ['/platform'],
} as const satisfies Partial<Record<RoutePattern, readonly RoutePattern[]>>

export type AccountSection = keyof typeof sections

const sectionOfPattern = new Map<RoutePattern, AccountSection>(
  Object.entries(sections).flatMap(([section, patterns]) =>
    patterns.map((pattern) => [pattern, section as AccountSection] as const),
  ),
)

/** The entry of the account menu that `path` belongs to; null: it has no menu. */
export function accountSectionOf(path: string): AccountSection | null {
  const pattern = findPattern(path)
  return pattern === null ? null : (sectionOfPattern.get(pattern) ?? null)
}
