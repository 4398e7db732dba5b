import { sql } from 'drizzle-orm'
import { verifyPay } from '../../contract/account.ts'
import { unsettledCents } from '../../contract/limits.ts'
import { payOrder } from '../../contract/orders.ts'
import { askForProof, proveByPasskey, signInByPasskey } from '../../contract/passkeys.ts'
import { withdraw } from '../../contract/wallet.ts'
import { passkeyChallenges } from '../../server/db/schema/users.ts'
import { mintGoods } from '../factories/goods.ts'
import { mintOrder } from '../factories/orders.ts'
import { answerProof, answerSignIn, mintPasskey, proofByPasskey } from '../factories/passkeys.ts'
import { mintShopper } from '../factories/shoppers.ts'
import { mintWithdrawable, openNetworks } from '../factories/wallet.ts'
import { realTime } from '../money/moneyServers.ts'
import { ask, send, type RawAnswer } from '../support/callApi.ts'
import { testOrigin, type SoftAuthenticator } from '../support/softAuthenticator.ts'
import { badFindings, shopOn } from '../support/testShop.ts'
import type { Ground } from './openGround.ts'
import type { Row } from './row.ts'

const atOnce = 32
const reasonOf = ({ body }: RawAnswer) => body.reason ?? 'accepted'

/** Answers and proofs of passkeys that count for nothing, or only once. */
export async function attackByPasskeys({ open, start }: Ground): Promise<Row[]> {
  const here = shopOn(await open(), realTime)
  await openNetworks(here)
  const [owner, thief] = [
    await mintShopper(here, { balanceCents: 10_000_000 }),
    await mintShopper(here, { balanceCents: 10_000_000 }),
  ]
  const goods = await mintGoods(here, { stock: 1_000 })
  const { shop } = await start({ SITE_ORIGIN: testOrigin })
  const { app } = shop
  const mine = await mintPasskey(app, owner)
  const stolen = await mintPasskey(app, thief)

  const order = async () => {
    const { id, totalCents } = await mintOrder(shop, owner, [{ skuId: goods.skuId, quantity: 1 }])
    return { operation: 'orderPay', subjectId: id, amountCents: totalCents } as const
  }
  const prove = (response: ReturnType<SoftAuthenticator['get']>, as = owner) =>
    send(app, proveByPasskey, { response }, as)
  const signIn = (response: ReturnType<SoftAuthenticator['get']>) =>
    send(app, signInByPasskey, { response })
  const answer = async (twist?: Parameters<SoftAuthenticator['get']>[1]) =>
    answerProof(app, owner, mine, await order(), twist)
  const payWith = async (proof: string, orderId: number) =>
    send(app, payOrder, { orderId, proof }, owner)

  const tries: Record<string, () => Promise<[RawAnswer, string]>> = {
    replay: async () => {
      const response = await answer()
      await prove(response)
      return [await prove(response), 'passkeyExpired']
    },
    'replay of a sign-in': async () => {
      const response = await answerSignIn(app, mine)
      await signIn(response)
      return [await signIn(response), 'passkeyExpired']
    },
    'another shopper’s credential': async () => {
      const { allowCredentials: _, ...options } = await ask(app, askForProof, await order(), owner)
      return [await prove(stolen.get(options)), 'passkeyUnknown']
    },
    'another shopper’s challenge': async () => [
      await prove(await answer(), thief),
      'passkeyExpired',
    ],
    'another amount': async () => {
      const wanted = await order()
      const more = { ...wanted, amountCents: wanted.amountCents + 1 }
      const proof = await proofByPasskey(app, owner, mine, more)
      return [await payWith(proof, wanted.subjectId), 'proofInvalid']
    },
    'another order': async () => {
      const proof = await proofByPasskey(app, owner, mine, await order())
      return [await payWith(proof, (await order()).subjectId), 'proofInvalid']
    },
    'wrong origin': async () => [
      await prove(await answer({ origin: 'https://shop.example.evil' })),
      'passkeyWrong',
    ],
    'wrong site': async () => [await prove(await answer({ rpId: 'evil.example' })), 'passkeyWrong'],
    'person not verified': async () => [
      await prove(await answer({ isUserVerified: false })),
      'passkeyWrong',
    ],
    'forged signature': async () => [
      await prove(await answer({ breaksSignature: true })),
      'passkeyWrong',
    ],
    'cloned counter': async () => [await prove(await answer({ counter: 1 })), 'passkeyCloned'],
    'expired challenge': async () => {
      const response = await answer()
      await here.database.db.update(passkeyChallenges).set({ expiresAt: sql`now()` })
      return [await prove(response), 'passkeyExpired']
    },
    'challenge of another operation': async () => [await signIn(await answer()), 'passkeyExpired'],
    'sign-in as a proof': async () => [
      await prove(await answerSignIn(app, mine)),
      'passkeyExpired',
    ],
    'code unlocked by a passkey': async () => {
      const wanted = await order()
      const guess = () => send(app, verifyPay, { ...wanted, payCode: '000111' }, owner)
      for (let wrong = 0; wrong < 5; wrong += 1) await guess()
      await proofByPasskey(app, owner, mine, wanted)
      const code = { ...wanted, payCode: owner.payCode }
      return [await send(app, verifyPay, code, owner), 'payCodeLocked']
    },
  }
  const passed: string[] = []
  for (const [name, attempt] of Object.entries(tries)) {
    const [said, wanted] = await attempt()
    if (reasonOf(said) !== wanted) passed.push(`${name}: ${reasonOf(said)}`)
  }

  const many = async (call: (at: number) => Promise<RawAnswer>) => {
    const answers = await Promise.all(Array.from({ length: atOnce }, (_, at) => call(at)))
    return answers.filter(({ body }) => body.code === 1).length
  }
  const paid = await order()
  const proof = await proofByPasskey(app, owner, mine, paid)
  const payments = await many(() => payWith(proof, paid.subjectId))
  const response = await answer()
  const proofs = await many(() => prove(response))
  const quarter = unsettledCents / 4
  const withdrawals: Awaited<ReturnType<typeof mintWithdrawable>>[] = []
  while (withdrawals.length < atOnce) {
    withdrawals.push(await mintWithdrawable(shop, thief, quarter))
  }
  const taken = await many((at) => {
    const { quoteId, proof: own } = withdrawals[at]!
    return send(app, withdraw, { quoteId, proof: own }, thief)
  })
  const findings = await badFindings(here)
  await here.close()
  const tried = Object.keys(tries).length
  return [
    {
      what: `passkey attacks (${Object.keys(tries).join(', ')}): refused`,
      budget: `${tried} of ${tried}`,
      measured: `${tried - passed.length} of ${tried}${passed.length > 0 ? `: ${passed.join('; ')}` : ''}`,
      isHeld: passed.length === 0,
    },
    {
      what: `${atOnce} at once: payments by one proof, proofs by one answer, quarters of the limit after a new passkey, checks that aren’t empty`,
      budget: '1, 1, 4, 0',
      measured: `${payments}, ${proofs}, ${taken}, ${findings.length}`,
      isHeld: payments === 1 && proofs === 1 && taken === 4 && findings.length === 0,
    },
  ]
}
