import type * as v from 'valibot'
import { getUserInfo } from '../../contract/account.ts'
import { answerKey } from '../../contract/answerKey.ts'
import type { Call } from '../../contract/call.ts'
import { listCategories } from '../../contract/catalogue.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { countNotices } from '../../contract/notices.ts'
import { orderFilters } from '../../contract/orderDetail.ts'
import { countOrders, listOrders, showOrder } from '../../contract/orders.ts'
import { listWithdrawals } from '../../contract/wallet.ts'
import type { Place } from './loaders.ts'

/** An API read that a personal screen needs first. */
export interface OwnCall {
  key: string
  /** Path and query. */
  address: string
}

type Describe = (given: string, isWide: boolean, words: string) => Read[]
type Read = (lang: LanguageCode) => OwnCall

/** The only screen below that belongs to a tab. */
const behindTab = /^\/filter\/?$/i

/** The screens that returning shoppers open from a bookmark, a mail or a notice. */
const ownScreens: readonly (readonly [route: RegExp, describe: Describe])[] = [
  [/^\/filter\/?$/i, () => [read(countOrders, {})]],
  [
    /^\/payment\/?$/i,
    () => [read(listWithdrawals, { status: '0' }), read(listOrders, { status: 'all', q: '' })],
  ],
  [
    /^\/myPurchases(?:\/([^/]+?))?\/?$/i,
    (given, _, q) => [read(listOrders, { status: filterIn(given), q }), read(countOrders, {})],
  ],
  [
    /^\/orderInfo\/([1-9]\d{0,14})\/?$/i,
    (id, isWide) => [
      read(showOrder, { id: Number(id) }),
      ...(isWide ? [read(listOrders, { status: 'all', q: '' })] : []),
    ],
  ],
]

/** The reads that a shopper's screen needs first; empty where the app makes them itself. */
export function ownCallsAt(
  { path, search }: Place,
  lang: LanguageCode,
  isWide: boolean,
): OwnCall[] {
  const words = (new URLSearchParams(search).get('q') ?? '').trim()
  for (const [route, describe] of ownScreens) {
    const match = route.exec(path)
    if (!match) continue
    // The notice count is in the tab bar of root screens, and in the header of every wide one.
    const listReads = [
      ...(isWide || behindTab.test(path) ? [read(countNotices, {})] : []),
      ...(isWide ? [read(listCategories, {})] : []),
    ]
    const reads = [read(getUserInfo, {}), ...listReads, ...describe(match[1] ?? '', isWide, words)]
    return reads.map((make) => make(lang))
  }
  return []
}

function read<Input extends v.GenericSchema>(
  { path }: Call<Input>,
  input: v.InferInput<Input> & object,
): Read {
  return (lang) => ({
    key: answerKey(path, input),
    address: `${path}?${String(new URLSearchParams({ ...(input as Record<string, string>), lang }))}`,
  })
}

function filterIn(given: string) {
  return orderFilters.find((filter) => filter === given) ?? 'all'
}
