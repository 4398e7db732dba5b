import * as calls from '../../contract/myData.ts'
import { takePerHour } from '../domain/identity/session/takePerHour.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { accountArchive } from '../domain/privacy/accountArchive.ts'
import { deleteAccount } from '../domain/privacy/deleteAccount.ts'
import { showDeletion } from '../domain/privacy/deletionBlockers.ts'
import type { PictureStore } from '../domain/uploads/pictureStore.ts'
import { withSession } from '../http/session.ts'
import { billWords } from '../messages/billWords.ts'
import { answerPlain } from './plainRoute.ts'
import { shopperRoute, type Api } from './route.ts'

/** A download reads all of a shopper's rows and pictures. */
const archivesPerHour = 6

export function myDataRoutes(api: Api, pictures: PictureStore): void {
  shopperRoute(api, calls.showDeletion, showDeletion)
  shopperRoute(api, calls.deleteAccount, deleteAccount)
  api.hono.get(calls.myDataAddress, (context) =>
    answerPlain(api, context, async (ctx) => {
      const shopper = await withSession(ctx, context.req.raw)
      const key = `archives:${shopper.userId}`
      const until = await takePerHour(ctx, { key, most: archivesPerHour })
      if (until) throw new Refusal('tooManyAttempts', { until: until.toISOString() })
      const words = billWords[ctx.lang]
      return new Response(accountArchive({ ctx: { ...shopper, pictures, words } }), {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': 'attachment; filename="harborlane-my-data.zip"',
          'cache-control': 'no-store',
        },
      })
    }),
  )
}
