import type { Hono } from 'hono'
import { declineAudit, passAudit } from '../../domain/audits/answerAudit.ts'
import { listAudits, showAudit } from '../../domain/audits/listAudits.ts'
import type { OfficeCtx } from '../officeCtx.ts'
import { readBody, readQuery } from '../readRequest.ts'
import { declineBody, listAuditsQuery, passBody, showAuditQuery } from '../requests.ts'

export function addAuditRoutes(hono: Hono, ctx: OfficeCtx): void {
  hono.get('/audits', async (context) => {
    const input = readQuery(listAuditsQuery, context)
    return context.json(await listAudits({ ctx, input }))
  })
  hono.get('/audit', async (context) => {
    const input = readQuery(showAuditQuery, context)
    return context.json(await showAudit({ ctx, input }))
  })
  hono.post('/pass', async (context) => {
    const input = await readBody(passBody, context)
    return context.json(await passAudit({ ctx, input }))
  })
  hono.post('/decline', async (context) => {
    const input = await readBody(declineBody, context)
    return context.json(await declineAudit({ ctx, input }))
  })
}
