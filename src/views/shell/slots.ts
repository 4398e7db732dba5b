import { createContext, use } from 'react'
import type { ComponentProps, ComponentType } from 'react'

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/**
 * The features' parts of the shell. `app.tsx` passes them in, so that the shell imports no feature.
 */
export interface ShellSlots {
  /** Next to the account's screens on a desktop, for shoppers only. */
  AccountMenu: ComponentType<{ path: string }>
  /** The number of pieces in the cart. */
  CartBadge: ComponentType
  /** The number of unread notifications, for shoppers only. */
  NoticeBadge: ComponentType
  /** A link to the cart. For a guest it opens the sheet. */
  CartAnchor: ComponentType<AnchorProps>
  /** The cart's icon as a link, with the badge. */
  CartLink: ComponentType
  /** Items of a list: a link per category. `search` is the address's on Explore, else empty. */
  Categories: ComponentType<{ className: string | undefined; search: string }>
  LanguageButton: ComponentType<{ labelled?: boolean }>
  /** A row of goods for a screen that has nothing else to show. */
  PopularGoods: ComponentType
  /** The most urgent order under way, for shoppers only. Shown on the tabs' screens. */
  OrderUnderWay: ComponentType<{ isShown: boolean }>
  /** Sheets that open over any screen. */
  Sheets: ComponentType
  /** What a guest was about to buy at `returnTo`, if that is the checkout. */
  WantedGoods: ComponentType<{ returnTo: string }>
}

const nothing = () => null

export const SlotsContext = createContext<ShellSlots>({
  AccountMenu: nothing,
  CartBadge: nothing,
  NoticeBadge: nothing,
  CartAnchor: nothing,
  CartLink: nothing,
  Categories: nothing,
  LanguageButton: nothing,
  PopularGoods: nothing,
  OrderUnderWay: nothing,
  Sheets: nothing,
  WantedGoods: nothing,
})

export function useSlots(): ShellSlots {
  return use(SlotsContext)
}
