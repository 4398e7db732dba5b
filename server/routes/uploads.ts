import { Readable } from 'node:stream'
import * as v from 'valibot'
import {
  maxUploadBytes,
  maxUploadFiles,
  uploadId,
  uploadPictures as description,
} from '../../contract/uploads.ts'
import type { Ctx } from '../domain/kernel/ctx.ts'
import { pictureSizes, type PictureStore } from '../domain/uploads/pictureStore.ts'
import { showUpload } from '../domain/uploads/showUpload.ts'
import { uploadPictures } from '../domain/uploads/uploadPictures.ts'
import { admitForm, type Hold } from '../domain/uploads/uploadLimiter.ts'
import { Refusal } from '../domain/kernel/errors.ts'
import { subnetOf } from '../domain/kernel/networkOf.ts'
import { chunksWithin } from '../http/body.ts'
import { success } from '../http/envelope.ts'
import { matchesEtag } from '../http/matchesEtag.ts'
import { withSession } from '../http/session.ts'
import { boundaryIn, notAForm, readPictures } from './pictureForm.ts'
import { answerPlain } from './plainRoute.ts'
import { addressOf, answerHeaders, type Api } from './route.ts'

const formOverheadBytes = 64 * 1024
const maxFormBytes = maxUploadFiles * maxUploadBytes + formOverheadBytes
const asked = v.object({ id: uploadId, size: v.picklist(pictureSizes) })

export function uploadRoutes(api: Api, pictures: PictureStore): void {
  api.hono.post(description.address, (context) =>
    answerPlain(api, context, async (ctx) => {
      const shopper = await withSession(ctx, context.req.raw)
      const sender = [subnetOf(addressOf(api, context)), `${shopper.userId}`] as const
      const answer = await admitForm(sender, async (hold) => {
        const files = await readFiles(context.req.raw, hold)
        return uploadPictures({ ctx: { ...shopper, pictures, sender }, input: { files } })
      })
      const { status, body } = success(JSON.stringify(answer), ctx.clock)
      return new Response(body, { status, headers: answerHeaders })
    }),
  )
  api.hono.get(`${description.address}/:id/:size`, (context) =>
    answerPlain(api, context, async (ctx) => {
      const input = v.safeParse(asked, context.req.param())
      if (!input.success) throw new Refusal('notFound')
      const readUserId = () => readUserIdOf(ctx, context.req.raw)
      const { isPublic, readFile } = await showUpload({
        ctx: { db: ctx.db, pictures, readUserId },
        input: input.output,
      })
      const { id, size } = input.output
      // No cache may answer alone: a public picture is private again once its review is hidden.
      const caching: Record<string, string> = isPublic
        ? { 'cache-control': 'public, no-cache', etag: `"${id}-${size}"` }
        : { 'cache-control': 'private, no-store' }
      const known = context.req.header('if-none-match')
      if (caching['etag'] && matchesEtag(known, caching['etag'])) {
        return new Response(null, { status: 304, headers: caching })
      }
      const { bytes, stream } = await readFile()
      return new Response(Readable.toWeb(stream) as ReadableStream, {
        headers: {
          ...caching,
          'content-type': 'image/webp',
          'content-length': String(bytes),
          'content-security-policy': "default-src 'none'",
        },
      })
    }),
  )
}

async function readUserIdOf(ctx: Ctx, request: Request): Promise<number | null> {
  try {
    return (await withSession(ctx, request)).userId
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

async function readFiles(request: Request, hold: Hold): Promise<Buffer[]> {
  const boundary = boundaryIn(request.headers.get('content-type') ?? '')
  if (boundary === null) throw notAForm()
  async function* held() {
    for await (const chunk of chunksWithin(request, maxFormBytes, hold.signal)) {
      hold.take(chunk.byteLength)
      yield chunk
    }
  }
  const files = await readPictures(held(), boundary)
  hold.isRead()
  return files
}
