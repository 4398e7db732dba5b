import { open, rm, writeFile } from 'node:fs/promises'
import { isBlocked, type DeletionBlockers } from '../../../contract/accountRefusals.ts'
import { OfficeRefusal } from '../../domain/kernel/errors.ts'
import { findShopper } from '../../domain/kernel/findShopper.ts'
import { accountArchive } from '../../domain/privacy/accountArchive.ts'
import { showDeletion } from '../../domain/privacy/deletionBlockers.ts'
import { eraseAccount } from '../../domain/privacy/eraseAccount.ts'
import { billWords } from '../../messages/billWords.ts'
import { dollars } from '../table.ts'
import { listShoppers, showShopper } from '../queries/showShopper.ts'
import { adjustBalance } from '../../domain/ledger/adjustBalance.ts'
import { confirmingOutlook } from '../confirmations.ts'
import { issueCode } from '../../domain/identity/passwords/issueCode.ts'
import { forgetPayCode } from '../../domain/identity/paymentCode/forgetPayCode.ts'
import { endSessions } from '../../domain/identity/session/endSessions.ts'
import { confirmPerson } from '../confirmPerson.ts'
import { accountBody, adjustBody, archiveBody, personBody } from '../requestSchemas.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listShoppersQuery, showShopperQuery } from '../querySchemas.ts'
import { shopperSubject } from '../auditTargets.ts'

export function addShopperRoutes({ ask, act, copy }: OfficeRoutes): void {
  ask('/shoppers', listShoppersQuery, { answer: (ctx, input) => listShoppers({ ctx, input }) })
  ask('/shopper', showShopperQuery, {
    about: ({ account }) => [`shopper ${account}`],
    answer: (ctx, input) => showShopper({ ctx, input }),
  })
  act('/shopper/reset_password', personBody, {
    about: ({ account }) => shopperSubject(account),
    act: async (ctx, { confirmed, account }) => {
      await confirmPerson(ctx, { account, confirmed })
      return issueCode({ ctx: { ...ctx, lang: 'en' }, input: { account } })
    },
  })
  act('/shopper/reset_payment_code', personBody, {
    about: ({ account }) => shopperSubject(account),
    act: async (ctx, { confirmed, account }) => {
      await confirmPerson(ctx, { account, confirmed })
      return forgetPayCode({ ctx, input: { account } })
    },
  })
  act('/shopper/end_sessions', accountBody, {
    about: ({ account }) => shopperSubject(account),
    act: (ctx, input) => endSessions({ ctx, input }),
  })
  act('/shopper/adjust', adjustBody, {
    about: ({ account }) => shopperSubject(account),
    act: (ctx, { confirmedCents, ...input }) =>
      adjustBalance({ ctx: { ...ctx, confirm: confirmingOutlook(confirmedCents) }, input }),
  })
  copy('/shopper/data', archiveBody, {
    about: ({ account }) => [`shopper ${account}`],
    answer: async (ctx, { account, file }) => {
      const { id: userId } = await findShopper(ctx.db, account)
      const archive = accountArchive({ ctx: { ...ctx, userId, words: billWords.en } })
      return { file, ...(await writeArchive(archive, file)) }
    },
  })
  act('/shopper/delete', personBody, {
    about: ({ account }) => shopperSubject(account),
    act: async (ctx, { confirmed, account }) => {
      await confirmPerson(ctx, { account, confirmed })
      const user = await findShopper(ctx.db, account)
      const blockers = await showDeletion({ ctx: { ...ctx, userId: user.id } })
      if (isBlocked(blockers)) throw new OfficeRefusal('accountInUse', blockersText(blockers))
      await eraseAccount(ctx, user)
      return { account, number: `#${user.id}` }
    },
  })
}

/** Readable by the server's user only. An existing file stays as it is. */
async function writeArchive(
  archive: AsyncIterable<Uint8Array>,
  file: string,
): Promise<{ bytes: number }> {
  const target = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new OfficeRefusal('noFile', `${file} can't be written: ${error.code}`)
  })
  try {
    await writeFile(target, archive)
    return { bytes: (await target.stat()).size }
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await target.close()
  }
}

function blockersText(blockers: DeletionBlockers): string {
  const { availableCents, heldCents, openOrders, openRequests, openAudits } = blockers
  const said = [
    availableCents + heldCents === 0 ? '' : `a balance of ${dollars(availableCents + heldCents)}`,
    openOrders === 0 ? '' : `${openOrders} open orders`,
    openRequests === 0 ? '' : `${openRequests} open refunds or returns`,
    openAudits === 0 ? '' : `${openAudits} open audits`,
  ]
  return `The account still has ${said.filter(Boolean).join(', ')}`
}
