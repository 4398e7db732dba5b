// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageList } from '../../contract/account.ts'
import { listAddresses, showAddress } from '../../contract/address.ts'
import { helpSupport, law } from '../../contract/articles.ts'
import { listBill } from '../../contract/bill.ts'
import * as catalogue from '../../contract/catalogue.ts'
import { listFavourites, listFollows } from '../../contract/favourites.ts'
import { reviewsAtOnce } from '../../contract/limits.ts'
import { countNotices, listNotices } from '../../contract/notices.ts'
import { countOrders, listOrders, showOrder } from '../../contract/orders.ts'
import { listSessions } from '../../contract/passwords.ts'
import * as wallet from '../../contract/wallet.ts'
import {
  callName,
  heldBy,
  openBindings,
  soon,
  type Bindings,
} from '../../tests/support/bindings.tsx'
import { useSessions } from './account/usePasswords.ts'
import { actorStore } from './actors/actorStore.ts'
import { useAddress, useAddresses } from './addresses/useAddresses.ts'
import { useBill } from './bills/useBills.ts'
import * as shown from './catalogue/useCatalogue.ts'
import { useFavourites, useFollows } from './favourites/useSavedItems.ts'
import { useHelp, useLaw } from './help/useArticles.ts'
import { useLanguages } from './language/useLanguages.ts'
import { useNotices } from './notices/useNotices.ts'
import { useUnreadNotices } from './notices/useUnreadNotices.ts'
import { useOrder, useOrders } from './orders/useOrder.ts'
import { useOrderCounts } from './orders/useOrderCounts.ts'
import * as records from './wallet/useWallet.ts'
import { useHeldFunds } from './withdrawal/useHeldFunds.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

test.each([
  { at: 'addresses', use: useAddresses, call: listAddresses },
  { at: 'addresses', use: () => useAddress(7), call: showAddress, query: { id: '7' } },
  { at: 'articles', use: useHelp, call: helpSupport },
  { at: 'articles', use: useLaw, call: law },
  {
    at: 'bill',
    use: () => useBill({ kind: 'refund', month: '2026-01' }),
    call: listBill,
    query: { kind: 'refund', month: '2026-01' },
  },
  { at: 'categories', use: shown.useCategories, call: catalogue.listCategories },
  { at: 'home', use: shown.useHome, call: catalogue.getHome },
  { at: 'languages', use: useLanguages, call: languageList },
  { at: 'networks', use: records.useBlockchain, call: wallet.getBlockchain },
  { at: 'notices', use: useNotices, call: listNotices },
  { at: 'notices', use: useUnreadNotices, call: countNotices },
  { at: 'orders', use: () => useOrder(31), call: showOrder, query: { id: '31' } },
  {
    at: 'orders',
    use: () => useOrders('0', 'tote'),
    call: listOrders,
    query: { status: '0', q: 'tote' },
  },
  { at: 'orders', use: useOrderCounts, call: countOrders },
  { at: 'popularSearches', use: shown.usePopularSearches, call: catalogue.listPopularSearches },
  {
    at: 'product',
    use: () => shown.useProduct(20),
    call: catalogue.showProduct,
    query: { id: '20' },
  },
  {
    at: 'products',
    use: () => shown.useProducts({ shop: 5, sort: 'sales' }),
    call: catalogue.listProducts,
    query: { shop: '5', sort: 'sales' },
  },
  {
    at: 'recharges',
    use: () => records.useRecharges('1'),
    call: wallet.listRecharges,
    query: { status: '1' },
  },
  {
    at: 'recharges',
    use: () => records.useRecharge(51),
    call: wallet.showRecharge,
    query: { id: '51' },
  },
  {
    at: 'reviews',
    use: () => shown.useReviews(20),
    call: catalogue.listReviews,
    query: { product: '20', limit: String(reviewsAtOnce) },
  },
  { at: 'savedItems', use: useFavourites, call: listFavourites },
  { at: 'savedItems', use: useFollows, call: listFollows },
  { at: 'sessions', use: useSessions, call: listSessions },
  { at: 'shop', use: () => shown.useShop(3), call: catalogue.showShop, query: { id: '3' } },
  {
    at: 'suggestions',
    use: () => shown.useSuggestions('tote'),
    call: catalogue.suggestSearches,
    query: { q: 'tote' },
  },
  { at: 'withdrawals', use: useHeldFunds, call: wallet.listWithdrawals, query: { status: '0' } },
  {
    at: 'withdrawals',
    use: () => records.useWithdrawals('all'),
    call: wallet.listWithdrawals,
    query: { status: 'all' },
  },
  {
    at: 'withdrawals',
    use: () => records.useWithdrawal(61),
    call: wallet.showWithdrawal,
    query: { id: '61' },
  },
])('$call.path is asked, and again when $at are to be read anew', async (given) => {
  const { at, use, call, query } = given
  bindings.answers(call, () => new Promise(() => {}))
  const asked = { call: callName(call), body: null, token: 'token-1', key: null }
  const wanted = query === undefined ? asked : { ...asked, query }
  await heldBy(bindings, (): unknown => use())
  await soon(() => expect(bindings.askedFor(call)).toEqual([wanted]))
  await act(async () => actorStore.refresh([at]))
  await soon(() => expect(bindings.askedFor(call)).toEqual([wanted, wanted]))
})
