// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { quoteWithdrawal } from '../../../contract/wallet.ts'
import { bankTarget, chainTarget, someTerms } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { fillIn } from '../../../tests/support/fillIn.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { withdrawalInHand } from '../../../tests/support/withdrawalInHand.tsx'
import { WithdrawalDraft } from './withdrawalDraft.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

const emptyField = 'input aria-invalid=false value='

async function drafted(terms = someTerms()) {
  const inHand = await withdrawalInHand(
    bindings,
    (held) => <WithdrawalDraft {...held} terms={terms} />,
    terms,
  )
  const { place } = inHand
  const choose = (at: number) =>
    act(async () => place.querySelectorAll<HTMLInputElement>('[name=method]')[at]?.click())
  const form = () => outlineOf(place.querySelector('form')!)
  const sums = () => [...place.querySelectorAll('form dl')].flatMap(outlineOf)
  const send = () => act(async () => place.querySelector<HTMLElement>('[type=submit]')?.click())
  return { ...inHand, choose, form, sums, send }
}

test('the minimum is shown once the target is known', async () => {
  const { place, choose } = await drafted()
  const least = () => /In dollars, (\S+) or more/.exec(place.textContent)?.[1] ?? null
  await choose(0)
  expect([place.querySelector('select'), least()]).toEqual([null, '$10.00'])
  await choose(1)
  const network = place.querySelector('select')
  expect([network?.value, least()]).toEqual(['', null])
})

test.each([
  {
    to: 'a card',
    at: 0,
    expected: [
      'Bank card number',
      emptyField,
      'Bank name',
      emptyField,
      'Amount that arrives',
      `${emptyField}button type=button | All`,
      'In dollars, $10.00 or more',
    ],
  },
  {
    to: 'an address',
    at: 1,
    expected: [
      'Network',
      'select aria-invalid=false | option value= disabled | Please choose | option value=trc20 | USDT · TRC20',
      'Address',
      emptyField,
      'Amount that arrives',
      emptyField,
    ],
  },
])('a first withdrawal to $to asks for its details', async ({ at, expected }) => {
  const { choose, form } = await drafted()
  await choose(at)
  expect(form()).toEqual([...expected, 'button type=submit | Continue'])
})

test.each([
  { method: 'bank', at: 0, expected: 'Harbour Bank •••• 4242' },
  { method: 'chain', at: 1, expected: 'TRC20 TQGR6h…ozVqZY' },
])('the latest $method target is preselected', async ({ at, expected }) => {
  const terms = someTerms({ targets: [bankTarget, chainTarget] })
  const { choose, form } = await drafted(terms)
  await choose(at)
  expect(form().slice(0, 3)).toEqual(['Used before', 'input type=radio checked', expected])
})

test('the total is shown once amount and target are known', async () => {
  const { place, choose, sums } = await drafted()
  const observed: string[][] = []
  await choose(0)
  observed.push(sums())
  await fillIn(place, '[name=amount]', '50')
  observed.push(sums())
  await choose(1)
  observed.push(sums())
  await fillIn(place, 'select', 'trc20')
  observed.push(sums())
  expect(observed).toEqual([
    [],
    ['What arrives', '$50.00', 'Service charge', '$3.00', 'Leaves your balance', '$53.00'],
    [],
    ['What arrives', '$50.00', 'Service charge', '$1.00', 'Leaves your balance', '$51.00'],
  ])
})

test('All fills in the largest amount that the balance and the charge allow', async () => {
  const { place, choose } = await drafted()
  const all = () => place.querySelector<HTMLElement>('[name=amount] + button')
  const amount = () => place.querySelector<HTMLInputElement>('[name=amount]')?.value
  const observed: unknown[] = []
  await choose(0)
  await act(async () => all()?.click())
  observed.push(amount())
  await choose(1)
  observed.push(all())
  await fillIn(place, 'select', 'trc20')
  await act(async () => all()?.click())
  observed.push(amount())
  expect(observed).toEqual(['197.00', null, '199.00'])
})

test('while an address is quoted the form stays, and cannot be sent twice', async () => {
  bindings.answers(quoteWithdrawal, () => new Promise(() => {}))
  const terms = someTerms({ targets: [bankTarget, chainTarget] })
  const { place, choose, form, send, come } = await drafted(terms)
  await choose(1)
  await fillIn(place, '[name=amount]', '50')
  await send()
  await come('quoting')
  const asked = bindings.askedFor(quoteWithdrawal).map(({ body }) => body)
  expect([form()[2], form().at(-1), asked]).toEqual([
    'TRC20 TQGR6h…ozVqZY',
    'button type=submit aria-busy=true aria-disabled=true | Continue',
    [{ target: chainTarget, amountCents: 5_000 }],
  ])
})

test.each([
  {
    of: 'the address',
    reason: 'addressInvalid',
    data: { network: 'trc20', looksLike: 'ethereum' },
    expected: {
      address: [
        'Address',
        'input aria-invalid=true value=TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY',
        'p role=alert | This looks like an Ethereum address, not one of the chosen network',
      ],
      alerts: ['This looks like an Ethereum address, not one of the chosen network'],
      focused: 'address',
    },
  },
  {
    of: 'the amount',
    reason: 'amountTooLow',
    data: { minCents: 6_000 },
    expected: {
      address: ['Address', 'input aria-invalid=false value=TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY'],
      alerts: ['This does not do.'],
      focused: null,
    },
  },
])('an error in $of is shown at its field', async ({ reason, data, expected }) => {
  bindings.refuses(quoteWithdrawal, { status: 200, msg: 'This does not do.', reason, data })
  const { place, choose, send } = await drafted()
  await choose(1)
  await fillIn(place, 'select', 'trc20')
  await fillIn(place, '[name=address]', 'TQGR6hqD3NJ2KXAuN9k3UsBf7fwsozVqZY')
  await fillIn(place, '[name=amount]', '50')
  await send()
  await soon(() => expect(bindings.askedFor(quoteWithdrawal)).toHaveLength(1))
  await soon(() => expect(place.querySelector('[aria-busy]')).toBeNull())
  expect({
    address: outlineOf(place.querySelector('[name=address]')!.closest('div')!),
    alerts: [...place.querySelectorAll('form [role=alert]')].flatMap(outlineOf),
    focused: document.activeElement?.getAttribute('name') ?? null,
  }).toEqual(expected)
})
