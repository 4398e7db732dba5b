import { CartBadge } from './views/cart/cartBadge.tsx'
import { CartAnchor, CartLink } from './views/cart/cartLink.tsx'
import { GuestCartHost } from './views/cart/guestCartHost.tsx'
import { CategoryLinks } from './views/catalogue/categoryLinks.tsx'
import { LanguageButton } from './views/language/languageButton.tsx'
import { NoticeBadge } from './views/notices/noticeBadge.tsx'
import { WantedGoods } from './views/cart/wantedGoods.tsx'
import type { ShellSlots } from './views/shell/slots.ts'

export const shellSlots: ShellSlots = {
  CartBadge,
  NoticeBadge,
  CartAnchor,
  CartLink,
  Categories: CategoryLinks,
  LanguageButton,
  Sheets: GuestCartHost,
  WantedGoods,
}
