import { listShoppers, showShopper } from '../queries/showShopper.ts'
import { adjustBalance } from '../../domain/ledger/adjustBalance.ts'
import { confirmingOutlook } from '../confirmations.ts'
import { issueCode } from '../../domain/identity/passwords/issueCode.ts'
import { forgetPayCode } from '../../domain/identity/paymentCode/forgetPayCode.ts'
import { endSessions } from '../../domain/identity/session/endSessions.ts'
import { confirmPerson } from '../confirmPerson.ts'
import { accountBody, adjustBody, personBody } from '../requestSchemas.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { listShoppersQuery, showShopperQuery } from '../querySchemas.ts'
import { shopperSubject } from '../auditTargets.ts'

export function addShopperRoutes({ ask, act }: OfficeRoutes): void {
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
}
