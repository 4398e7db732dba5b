// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { showWithdrawal, showWithdrawalTerms, withdraw } from '../../../contract/wallet.ts'
import { aWithdrawal, someTerms } from '../../../tests/factories/walletAnswers.ts'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import { sheetsLeft } from '../../../tests/support/openSheet.ts'
import { outlineOf } from '../../../tests/support/outline.ts'
import { resolvedAt } from '../../../tests/support/rechargeOutlines.ts'
import { quotedWithdrawal } from '../../../tests/support/withdrawalInHand.tsx'
import { Screen } from './withDrawScreen.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
  window.history.replaceState(null, '', '/withDraw')
})
afterEach(async () => {
  await bindings.close()
  await sheetsLeft()
})

test('a placeholder is shown while the terms load', async () => {
  bindings.answers(showWithdrawalTerms, () => new Promise(() => {}))
  const place = await bindings.show(<Screen />)
  expect(outlineOf(place.querySelector('main')!)).toEqual([
    'div role=status | Loading | div aria-hidden=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true | span data-skeleton=true',
  ])
})

test('a retry is offered where the terms fail to load', async () => {
  bindings.answers(showWithdrawalTerms, () => Promise.reject(new TypeError('the line is cut')))
  const place = await bindings.show(<Screen />)
  const main = () => outlineOf(place.querySelector('main')!)
  await soon(() => expect(place.querySelector('main [role=alert]')).not.toBeNull())
  const failed = main()
  bindings.answers(showWithdrawalTerms, someTerms())
  await act(async () => place.querySelector<HTMLElement>('main [role=alert] button')?.click())
  await soon(() => expect(place.querySelector('main fieldset')).not.toBeNull())
  expect([failed, main().slice(2)]).toEqual([
    [
      expect.stringMatching(
        / We can’t reach the shop right now\..* button type=button \| Try again$/,
      ),
    ],
    ['Where to', 'input type=radio', 'To a bank card', 'input type=radio', 'On chain'],
  ])
})

test('a submitted withdrawal is followed here until another one is started', async () => {
  const withdrawal = aWithdrawal({ status: 1, resolvedAt })
  bindings.answers(showWithdrawal, withdrawal)
  bindings.answers(withdraw, withdrawal)
  const { place, held, come } = await quotedWithdrawal(bindings, () => <Screen />)
  const heading = () => outlineOf(place.querySelector('main')!)[0]
  const observed = [heading()]
  await act(async () => held().actor.send({ type: 'withdrawal.confirmed' }))
  await come({ quoted: 'provingCode' })
  await act(async () => held().actor.send({ type: 'code.proven', proof: 'W'.repeat(43) }))
  await come('handedIn')
  observed.push(heading())
  await act(async () => [...place.querySelectorAll<HTMLElement>('main button')].at(-1)?.click())
  await come({ preparing: 'filling' })
  observed.push(heading())
  expect(observed).toEqual([
    'h2 | Is this right?',
    'div role=status | span aria-hidden=true | $50.00 is on its way to you | It was paid out.',
    'Your balance',
  ])
})
