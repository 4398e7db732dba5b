import type { Hono } from 'hono'
import { importCatalogue } from '../../domain/catalogue/importCatalogue.ts'
import { checkBooks } from '../../domain/doctor/checkBooks.ts'
import type { OfficeCtx } from '../officeCtx.ts'
import { readBody } from '../readRequest.ts'
import { backupBody, importBody } from '../requests.ts'

/** A catalogue of 50,000 products in five languages has about 200 MB. */
const maxImportBytes = 256 * 1024 * 1024

/** What is about the whole shop. */
export function addShopRoutes(hono: Hono, ctx: OfficeCtx): void {
  hono.get('/doctor', async (context) => context.json(await checkBooks({ ctx })))
  hono.post('/import', async (context) => {
    const { files } = await readBody(importBody, context, maxImportBytes)
    return context.json(await importCatalogue({ ctx, input: { files } }))
  })
  hono.post('/backup', async (context) => {
    return context.json(await ctx.backUp(await readBody(backupBody, context)))
  })
}
