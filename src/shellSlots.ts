import { lazy } from 'react'
import { loadAccountMenu, loadOrderUnderWay } from './routing/screens.ts'
import { CartBadge } from './views/cart/cartBadge.tsx'
import { CartAnchor, CartLink } from './views/cart/cartLink.tsx'
import { GuestCartHost } from './views/cart/guestCartHost.tsx'
import { CategoryLinks } from './views/catalogue/categoryLinks.tsx'
import { LanguageButton } from './views/language/languageButton.tsx'
import { NoticeBadge } from './views/notices/noticeBadge.tsx'
import { WantedGoods } from './views/cart/wantedGoods.tsx'
import type { ShellSlots } from './views/shell/slots.ts'

const PopularGoods = lazy(() =>
  import('./views/catalogue/popularGoods.tsx').then((module) => ({
    default: module.PopularGoods,
  })),
)

export const shellSlots: ShellSlots = {
  AccountMenu: lazy<ShellSlots['AccountMenu']>(() =>
    loadAccountMenu().then(
      (module) => ({ default: module.AccountMenu }),
      () => ({ default: () => null }),
    ),
  ),
  CartBadge,
  NoticeBadge,
  CartAnchor,
  CartLink,
  Categories: CategoryLinks,
  LanguageButton,
  PopularGoods,
  OrderUnderWay: lazy<ShellSlots['OrderUnderWay']>(() =>
    loadOrderUnderWay().then(
      (module) => ({ default: module.OrderUnderWay }),
      () => ({ default: () => null }),
    ),
  ),
  Sheets: GuestCartHost,
  WantedGoods,
}
