import { Refusal } from '../kernel/errors.ts'
import type { PictureStore } from './pictureStore.ts'

/** Returns a shopper's picture for the office: WebP, in base64. */
export async function showPictureFile(given: {
  ctx: { pictures: Pick<PictureStore, 'read'> }
  input: { id: string }
}): Promise<{ base64: string }> {
  const found = await given.ctx.pictures.read(given.input.id, 'large')
  if (!found) throw new Refusal('notFound')
  const chunks: Buffer[] = []
  for await (const chunk of found.stream) chunks.push(Buffer.from(chunk as Buffer))
  return { base64: Buffer.concat(chunks).toString('base64') }
}
