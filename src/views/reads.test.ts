// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { languageList } from '../../contract/account.ts'
import { listAddresses, showAddress } from '../../contract/address.ts'
import { helpSupport, law } from '../../contract/articles.ts'
import { listBill } from '../../contract/bill.ts'
import type { Call } from '../../contract/call.ts'
import * as catalogue from '../../contract/catalogue.ts'
import { listFavourites, listFollows } from '../../contract/favourites.ts'
import { reviewsAtOnce } from '../../contract/limits.ts'
import { countNotices, listNotices } from '../../contract/notices.ts'
import { showInvoice } from '../../contract/invoice.ts'
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
import type { ActorKey } from './actors/actorStore.ts'
import { useAddress, useAddresses } from './addresses/useAddresses.ts'
import { useBill } from './bills/useBills.ts'
import * as shown from './catalogue/useCatalogue.ts'
import { useCategories } from './catalogue/useCategories.ts'
import { useFavourites, useFollows } from './favourites/useSavedItems.ts'
import { useHelp, useLaw } from './help/useArticles.ts'
import { useLanguages } from './language/useLanguages.ts'
import { useNotices } from './notices/useNotices.ts'
import { useUnreadNotices } from './notices/useUnreadNotices.ts'
import { useInvoice, useLatestOrders, useOrder, useOrders } from './orders/useOrder.ts'
import { useOrderCounts } from './orders/useOrderCounts.ts'
import * as records from './wallet/useWallet.ts'
import { useHeldFunds } from './withdrawal/useHeldFunds.ts'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

interface Read {
  key: ActorKey
  use: () => unknown
  call: Call
  query?: Readonly<Record<string, string>>
}

test.each([
  { key: ['addresses', 'list'], use: useAddresses, call: listAddresses },
  { key: ['addresses', 'one', 7], use: () => useAddress(7), call: showAddress, query: { id: '7' } },
  { key: ['articles', 'help'], use: useHelp, call: helpSupport },
  { key: ['articles', 'law'], use: useLaw, call: law },
  {
    key: ['bill', 'refund', '2026-01'],
    use: () => useBill({ kind: 'refund', month: '2026-01' }),
    call: listBill,
    query: { kind: 'refund', month: '2026-01' },
  },
  { key: ['categories'], use: useCategories, call: catalogue.listCategories },
  {
    key: ['home', 'US'],
    use: shown.useHome,
    call: catalogue.getHome,
    query: { country: 'US' },
  },
  { key: ['languages'], use: useLanguages, call: languageList },
  { key: ['networks'], use: records.useBlockchain, call: wallet.getBlockchain },
  { key: ['notices', 'list'], use: useNotices, call: listNotices },
  { key: ['notices', 'count'], use: useUnreadNotices, call: countNotices },
  {
    key: ['orders', 'latest'],
    use: useLatestOrders,
    call: listOrders,
    query: { status: 'all' },
  },
  {
    key: ['orders', 'invoice', 31],
    use: () => useInvoice(31),
    call: showInvoice,
    query: { id: '31' },
  },
  { key: ['orders', 'one', 31], use: () => useOrder(31), call: showOrder, query: { id: '31' } },
  {
    key: ['orders', 'list', '0', 'tote'],
    use: () => useOrders('0', 'tote'),
    call: listOrders,
    query: { status: '0', q: 'tote' },
  },
  { key: ['orders', 'counts'], use: useOrderCounts, call: countOrders },
  { key: ['popularSearches'], use: shown.usePopularSearches, call: catalogue.listPopularSearches },
  {
    key: ['product', 20],
    use: () => shown.useProduct(20),
    call: catalogue.showProduct,
    query: { id: '20' },
  },
  {
    key: ['products', JSON.stringify({ shop: 5, sort: 'sales', country: 'US' })],
    use: () => shown.useProducts({ shop: 5, sort: 'sales' }),
    call: catalogue.listProducts,
    query: { shop: '5', sort: 'sales', country: 'US' },
  },
  {
    key: ['recharges', 'list', '1'],
    use: () => records.useRecharges('1'),
    call: wallet.listRecharges,
    query: { status: '1' },
  },
  {
    key: ['recharges', 'one', 51],
    use: () => records.useRecharge(51),
    call: wallet.showRecharge,
    query: { id: '51' },
  },
  {
    key: ['reviews', 20],
    use: () => shown.useReviews(20),
    call: catalogue.listReviews,
    query: { product: '20', limit: String(reviewsAtOnce) },
  },
  { key: ['savedItems', 'products'], use: useFavourites, call: listFavourites },
  { key: ['savedItems', 'shops'], use: useFollows, call: listFollows },
  { key: ['sessions', 'list'], use: useSessions, call: listSessions },
  { key: ['shop', 3], use: () => shown.useShop(3), call: catalogue.showShop, query: { id: '3' } },
  {
    key: ['suggestions', 'tote'],
    use: () => shown.useSuggestions('tote'),
    call: catalogue.suggestSearches,
    query: { q: 'tote' },
  },
  {
    key: ['withdrawals', 'held'],
    use: useHeldFunds,
    call: wallet.listWithdrawals,
    query: { status: '0' },
  },
  {
    key: ['withdrawals', 'list', 'all'],
    use: () => records.useWithdrawals('all'),
    call: wallet.listWithdrawals,
    query: { status: 'all' },
  },
  {
    key: ['withdrawals', 'one', 61],
    use: () => records.useWithdrawal(61),
    call: wallet.showWithdrawal,
    query: { id: '61' },
  },
] satisfies Read[])(
  '$call.path has an actor under its key, and a refresh of its noun aborts and repeats the call',
  async (given) => {
    const { key, use, call, query } = given
    bindings.answers(call, () => new Promise(() => {}))
    const asked = { call: callName(call), body: null, token: 'token-1', key: null }
    const wanted = query === undefined ? asked : { ...asked, query }
    await heldBy(bindings, (): unknown => use())
    await soon(() => expect(bindings.askedFor(call)).toEqual([wanted]))
    expect(actorStore.below(key)).toHaveLength(1)
    const [noun] = key
    await act(async () => actorStore.refresh([noun]))
    await soon(() => expect(bindings.askedFor(call)).toEqual([wanted, wanted]))
    expect(bindings.givenUp(call)).toBe(1)
  },
)
