import { showShopper } from './queries/showShopper.ts'
import type { Ctx } from '../domain/kernel/ctx.ts'
import { OfficeRefusal } from '../domain/kernel/errors.ts'

const ordersShown = 3

/** Shows the person, and refuses until the operator has typed the account's name. */
export async function confirmPerson(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  given: { account: string; confirmed?: string | undefined },
): Promise<void> {
  const { account, name, email, mobile, createdAt, orders, sessions } = await showShopper({
    ctx,
    input: { account: given.account },
  })
  if (given.confirmed?.toLowerCase() === account) return
  const shown = [
    { label: 'account', value: account },
    { label: 'name', value: name },
    { label: 'mail', value: email ?? '' },
    { label: 'phone', value: mobile ?? '' },
    { label: 'since', value: createdAt },
    { label: 'sessions', value: String(sessions.length) },
    ...orders
      .slice(0, ordersShown)
      .map(({ sn, placedAt }) => ({ label: 'order', value: `${sn}, placed ${placedAt}` })),
  ]
  throw new OfficeRefusal(
    'confirmationNeeded',
    "This has to be confirmed by typing the account's name",
    { word: account, shown },
  )
}
