import { randomInt, randomUUID } from 'node:crypto'
import type { InferInput } from 'valibot'
import type { Call } from '../../contract/call.ts'
import { cancelOrder } from '../../contract/orders.ts'
import { type OrderDetail } from '../../contract/orderDetail.ts'
import type { RechargeDetail, WithdrawalDetail } from '../../contract/walletRecords.ts'
import type { MintedGoods } from '../factories/goods.ts'
import { askOffice } from '../factories/orderLife.ts'
import type { MintedShopper } from '../factories/shoppers.ts'
import { send } from '../support/callApi.ts'
import type { RemoteShop } from '../support/remoteShop.ts'
import type { MoneyServers } from './moneyServers.ts'

/** The result of an operation: `accepted`, or the reason of its refusal. */
export interface Outcome {
  status: number
  word: string
}

export interface Owned<Record> {
  shopper: MintedShopper
  record: Record
  /** The status in the last answer; another worker may have changed it since. */
  seen: string
}

/** The rows that the load test knows. Several workers act on the same ones at once. */
export interface Scene {
  servers: MoneyServers
  shoppers: MintedShopper[]
  goods: MintedGoods[]
  orders: Owned<OrderDetail>[]
  recharges: Owned<RechargeDetail>[]
  withdrawals: Owned<WithdrawalDetail>[]
  refunds: Owned<{ id: number }>[]
  /** The money that entered and left the shop, by the answers. */
  arrivedCents: number
  paidOutCents: number
  wrong: string[]
  note: (kind: string, outcome: Outcome) => void
}

export interface Move {
  from: readonly string[]
  to: string
}

export const auditing: Move = { from: ['auditing'], to: 'resolved' }

/** Some picks are among the newest in any state, so that several workers meet. */
const recent = 30
const fittingOfTen = 6

/** There is nothing to act on yet, so it does not count as an operation. */
export const idle: Outcome = { status: 200, word: 'idle' }

export async function onOne<Record>(
  known: Owned<Record>[],
  { from, to }: Move,
  act: (one: Owned<Record>) => Promise<Outcome>,
): Promise<Outcome> {
  if (known.length === 0) return idle
  const fitting = known.filter(({ seen }) => from.includes(seen)).slice(0, recent)
  const isFitting = fitting.length > 0 && randomInt(10) < fittingOfTen
  const one = anyOf(isFitting ? fitting : known.slice(-recent))
  const outcome = await act(one)
  if (outcome.word === 'accepted') one.seen = to
  return outcome
}

export async function office(shop: RemoteShop, path: string, body: object): Promise<Outcome> {
  const { status, reason } = await askOffice(shop, path, body)
  return { status, word: reason ?? 'accepted' }
}

/** Occasionally it is sent twice at once, to two servers, or once more with another body. */
export async function keyed<C extends Call>(
  scene: Scene,
  shop: RemoteShop,
  call: C,
  given: InferInput<C['input']>,
  shopper: MintedShopper,
  keep: (data: unknown) => void = () => {},
): Promise<Outcome> {
  const options = { ...shopper, key: randomUUID() }
  const isRepeated = randomInt(10) === 0
  const [answer, again] = await Promise.all([
    send(shop.app, call, given, options),
    isRepeated ? send(anyOf(scene.servers.there).app, call, given, options) : null,
  ])
  if (again) {
    scene.note('key sent twice', { status: again.status, word: 'the same answer' })
    if (again.text !== answer.text) scene.wrong.push(`two answers: ${answer.text} ${again.text}`)
  }
  if (randomInt(40) === 0) {
    const other = await send(shop.app, cancelOrder, { orderId: randomInt(1, 1_000_000) }, options)
    const word = other.body.reason ?? 'accepted'
    scene.note('key with another body', { status: other.status, word })
    if (word !== 'keyReused') scene.wrong.push(`a used key was taken: ${other.text}`)
  }
  if (answer.body.code === 1) keep(answer.body.data)
  return { status: answer.status, word: answer.body.reason ?? 'accepted' }
}

export function anyOf<Value>(values: readonly Value[]): Value {
  const value = values[randomInt(values.length)]
  if (value === undefined) throw new Error('nothing to choose from')
  return value
}
