import { declineAudit, passAudit } from '../../domain/wallet/audits/answerAudit.ts'
import { listAudits, showAudit } from '../queries/listAudits.ts'
import { reverseRecharge } from '../../domain/wallet/recharges/reverseRecharge.ts'
import { confirmArrival, confirmingOutlook } from '../confirmations.ts'
import { reverseBody } from '../requestSchemas.ts'
import type { OfficeRoutes } from '../officeRoutes.ts'
import { declineBody, listAuditsQuery, passBody, showAuditQuery } from '../requests.ts'
import { auditSubject } from '../auditTargets.ts'

const about = ({ name }: { name: string }) => auditSubject(name)

export function addAuditRoutes({ ask, act }: OfficeRoutes): void {
  ask('/audits', listAuditsQuery, { answer: (ctx, input) => listAudits({ ctx, input }) })
  ask('/audit', showAuditQuery, {
    about: (input) => about(input).names,
    answer: (ctx, input) => showAudit({ ctx, input }),
  })
  act('/pass', passBody, {
    about,
    act: async (ctx, { confirmedCents, ...input }) => {
      await confirmArrival(ctx.db, { ...input, confirmedCents })
      return passAudit({ ctx, input })
    },
  })
  act('/reverse', reverseBody, {
    about,
    act: (ctx, { confirmedCents, ...input }) =>
      reverseRecharge({ ctx: { ...ctx, confirm: confirmingOutlook(confirmedCents) }, input }),
  })
  act('/decline', declineBody, { about, act: (ctx, input) => declineAudit({ ctx, input }) })
}
