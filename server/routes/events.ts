import type { NoticeFeed } from '../domain/messaging/notices/noticeFeed.ts'
import { eventStream } from '../../contract/notices.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { openStream } from '../http/openStream.ts'
import { withSession } from '../http/session.ts'
import { answerPlain } from './plainRoute.ts'
import type { Api } from './route.ts'

const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

export function eventRoutes(api: Api, feed: NoticeFeed): void {
  api.hono.get(eventStream.address, (context) =>
    answerPlain(api, context, async (ctx) => {
      const shopper = await withSession(ctx, context.req.raw)
      const given = context.req.header('last-event-id') ?? context.req.query('since') ?? ''
      if (!/^\d{0,19}$/.test(given)) {
        throw new Refusal('invalidInput', {
          fields: [{ path: 'since', message: 'not an id of this stream' }],
        })
      }
      const stream = openStream({
        ctx: {
          ...shopper,
          feed,
          checkSession: () => withSession(ctx, context.req.raw),
          onUnexpectedError: (error) => api.onUnexpectedError(error, `GET ${eventStream.address}`),
        },
        input: { since: given || null },
      })
      return new Response(stream, { headers: streamHeaders })
    }),
  )
}
