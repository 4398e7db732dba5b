import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { resetPay, verifyPay } from '../../contract/account.ts'
import { unsettledCents, unsettledHours } from '../../contract/limits.ts'
import { quoteWithdrawal, showWithdrawalTerms, withdraw } from '../../contract/wallet.ts'
import { sendOrderMails } from '../../server/boot/sendOrderMails.ts'
import { users } from '../../server/db/schema/users.ts'
import { mintPasskey } from '../factories/passkeys.ts'
import { mintShopper, passTime } from '../factories/shoppers.ts'
import { aCard } from '../factories/wallet.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'
import type { TestShop } from '../support/testShop.ts'

const reasonOf = ({ body }: RawAnswer) => body.reason ?? 'accepted'

describe('for a day after a new passkey, code or password', () => {
  const changes = {
    'a passkey': (shop: TestShop, shopper: Awaited<ReturnType<typeof mintShopper>>) =>
      mintPasskey(shop.app, shopper).then(() => undefined),
    'a code': async (shop: TestShop, shopper: Awaited<ReturnType<typeof mintShopper>>) => {
      await ask(shop.app, resetPay, { payCode: '271828', password: shopper.password }, shopper)
      shopper.payCode = '271828'
    },
  }

  test.for(Object.keys(changes) as (keyof typeof changes)[])(
    'only so much is withdrawn in all: %s',
    async (name, { shop }) => {
      const shopper = await mintShopper(shop, { balanceCents: 10 * unsettledCents })
      await changes[name](shop, shopper)
      const changedAt = shop.clock.now()
      const most = { target: aCard, amountCents: unsettledCents }
      const until = new Date(changedAt.getTime() + unsettledHours * 3_600_000).toISOString()
      const quotes = [
        await ask(shop.app, quoteWithdrawal, { ...most, amountCents: 60_000 }, shopper),
        await ask(shop.app, quoteWithdrawal, { ...most, amountCents: 60_000 }, shopper),
      ]
      const above = await send(
        shop.app,
        quoteWithdrawal,
        { ...most, amountCents: unsettledCents + 1 },
        shopper,
      )
      const take = async ({ id, totalCents }: { id: number; totalCents: number }) => {
        const use = { operation: 'withdraw', subjectId: id, amountCents: totalCents } as const
        const code = { ...use, payCode: shopper.payCode }
        const { proof } = await ask(shop.app, verifyPay, code, shopper)
        return send(shop.app, withdraw, { quoteId: id, proof }, shopper)
      }
      const taken = [await take(quotes[0]!), await take(quotes[1]!)]
      const terms = await ask(shop.app, showWithdrawalTerms, {}, shopper)
      await passTime(shop, shopper, unsettledHours * 3_600)
      const later = await ask(shop.app, quoteWithdrawal, most, shopper)

      expect([above.body.reason, above.body.data]).toEqual([
        'withdrawalDelayed',
        { mostCents: unsettledCents, until },
      ])
      expect(taken.map(reasonOf)).toEqual(['accepted', 'withdrawalDelayed'])
      expect(terms.delayed).toEqual({ mostCents: unsettledCents - 60_000, until })
      expect([later.amountCents, await ask(shop.app, showWithdrawalTerms, {}, shopper)]).toEqual([
        unsettledCents,
        { ...terms, delayed: null },
      ])
    },
  )

  test('mails the shopper, once for each change', async ({ shop }) => {
    const shopper = await mintShopper(shop)
    const email = `${shopper.account}@example.com`
    await shop.database.db.update(users).set({ email }).where(eq(users.id, shopper.userId))
    await mintPasskey(shop.app, shopper)
    const ctx = { db: shop.database.db, clock: shop.clock, mailer: { send: keep(shop) } }
    const input = { origin: 'https://shop.example', mailsPerRecipient: 10 }
    await sendOrderMails({ ctx, input })
    await sendOrderMails({ ctx, input })
    expect(shop.mails.filter(({ to }) => to === email).map(({ text }) => text)).toEqual([
      [
        'A new passkey was added to your account.',
        'For the next 24 hours, no more than $1,000.00 can be withdrawn in all.',
        'If this was not you, change your password now and write to us.',
        'See how your account is secured: https://shop.example/security',
      ].join('\n\n'),
    ])
  })
})

const keep =
  ({ mails }: TestShop) =>
  async (mail: TestShop['mails'][number]) => {
    mails.push(mail)
  }
