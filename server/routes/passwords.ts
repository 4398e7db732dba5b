import * as calls from '../../contract/passwords.ts'
import type { HourlyLimits } from '../domain/identity/session/hourlyLimits.ts'
import { requestCode } from '../domain/identity/passwords/requestCode.ts'
import { resetPassword } from '../domain/identity/passwords/resetPassword.ts'
import { endSession, listSessions } from '../domain/identity/session/listSessions.ts'
import { withSession } from '../http/session.ts'
import type { Mailer } from '../domain/messaging/mails/mail.ts'
import { resetMail } from '../messages/resetMail.ts'
import { publicRoute, shopperRoute, type Api } from './route.ts'

export function passwordRoutes(api: Api, mailer: Mailer, limits: HourlyLimits): void {
  publicRoute(api, calls.requestResetCode, ({ ctx, input }) => {
    const deliver = (to: string, code: string) => {
      mailer
        .send({ to, ...resetMail[ctx.lang](code) })
        .catch((error: unknown) => api.onUnexpectedError(error, 'the mail of a reset code'))
    }
    return requestCode({ ctx: { ...ctx, deliver, limits }, input })
  })
  publicRoute(api, calls.resetPassword, async ({ ctx, input }, request) => {
    const session = 'code' in input ? null : await withSession(ctx, request)
    return resetPassword({ ctx: { ...ctx, session }, input })
  })
  shopperRoute(api, calls.listSessions, listSessions)
  shopperRoute(api, calls.endSession, endSession)
}
