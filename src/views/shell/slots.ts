import { createContext, use } from 'react'
import type { ComponentProps, ComponentType } from 'react'

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string }

/** What features show in the shell. `app.tsx` hands it over, so that the shell imports no feature. */
export interface ShellSlots {
  /** How many pieces are in the cart. */
  CartBadge: ComponentType<{ className?: string | undefined }>
  /** How many notifications are unread; for shoppers only. */
  NoticeBadge: ComponentType<{ className?: string | undefined }>
  /** A link to the cart, which opens in place for a guest. */
  CartAnchor: ComponentType<AnchorProps>
  /** The cart's icon as a link, with the badge. */
  CartLink: ComponentType<{ inHeader?: boolean }>
  LanguageButton: ComponentType
  /** Sheets that open over any screen. */
  Sheets: ComponentType
}

const nothing = () => null

export const SlotsContext = createContext<ShellSlots>({
  CartBadge: nothing,
  NoticeBadge: nothing,
  CartAnchor: nothing,
  CartLink: nothing,
  LanguageButton: nothing,
  Sheets: nothing,
})

export function useSlots(): ShellSlots {
  return use(SlotsContext)
}
