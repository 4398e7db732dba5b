import { Hono } from 'hono'
import type { Reason } from '../../contract/refusals.ts'
import type { Backup } from '../backup/takeBackup.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { declineAudit, passAudit } from '../domain/audits/answerAudit.ts'
import { listAudits, showAudit } from '../domain/audits/listAudits.ts'
import { importCatalogue } from '../domain/catalogue/importCatalogue.ts'
import { checkBooks } from '../domain/doctor/checkBooks.ts'
import { listOrdersForOperator } from '../domain/orders/listForOperator.ts'
import { approveAndSettle, returnAndSettle } from '../domain/refunds/answerRefund.ts'
import { listRefundsForOperator } from '../domain/refunds/listForOperator.ts'
import { refuseRefund } from '../domain/refunds/refuseRefund.ts'
import type { PictureStore } from '../domain/uploads/pictureStore.ts'
import { enableNetwork, listNetworks, setNetwork } from '../domain/wallet/setNetwork.ts'
import { answerTo, type Refusal } from '../errors.ts'
import { refusalMessage } from '../messages/translate.ts'
import { addParcelRoutes } from './parcelRoutes.ts'
import { readBody, readQuery } from './readRequest.ts'
import * as requests from './requests.ts'

/** A catalogue of 50,000 products in five languages has about 200 MB. */
const maxImportBytes = 256 * 1024 * 1024

export interface OfficeDeps {
  db: Db
  clock: Clock
  pictures: PictureStore
  backUp: (input: { folder: string }) => Promise<Backup>
  onFault: (error: unknown, where: string) => void
}

/** What the operator's command line asks. Served on a private socket, never on the public port. */
export function createOffice({ db, clock, pictures, backUp, onFault }: OfficeDeps): Hono {
  const ctx = { db, clock, pictures }
  const hono = new Hono()
  hono.get('/doctor', async (context) => context.json(await checkBooks({ ctx })))
  hono.get('/orders', async (context) => {
    const input = readQuery(requests.listOrdersQuery, context)
    return context.json(await listOrdersForOperator({ ctx, input }))
  })
  addParcelRoutes(hono, ctx)
  hono.get('/refunds', async (context) => {
    const input = readQuery(requests.listRefundsQuery, context)
    return context.json(await listRefundsForOperator({ ctx, input }))
  })
  hono.post('/approve', async (context) => {
    const input = await readBody(requests.approveBody, context)
    return context.json(await approveAndSettle({ ctx, input }))
  })
  hono.post('/refuse', async (context) => {
    const input = await readBody(requests.refuseBody, context)
    return context.json(await refuseRefund({ ctx, input }))
  })
  hono.post('/returned', async (context) => {
    const input = await readBody(requests.returnedBody, context)
    return context.json(await returnAndSettle({ ctx, input }))
  })
  hono.get('/audits', async (context) => {
    const input = readQuery(requests.listAuditsQuery, context)
    return context.json(await listAudits({ ctx, input }))
  })
  hono.get('/audit', async (context) => {
    const input = readQuery(requests.showAuditQuery, context)
    return context.json(await showAudit({ ctx, input }))
  })
  hono.post('/pass', async (context) => {
    const input = await readBody(requests.passBody, context)
    return context.json(await passAudit({ ctx, input }))
  })
  hono.post('/decline', async (context) => {
    const input = await readBody(requests.declineBody, context)
    return context.json(await declineAudit({ ctx, input }))
  })
  hono.get('/networks', async (context) => context.json(await listNetworks({ ctx })))
  hono.post('/networks/set', async (context) => {
    const input = await readBody(requests.setNetworkBody, context)
    return context.json(await setNetwork({ ctx, input }))
  })
  hono.post('/networks/enable', async (context) => {
    const input = await readBody(requests.enableNetworkBody, context)
    return context.json(await enableNetwork({ ctx, input }))
  })
  hono.post('/import', async (context) => {
    const { files } = await readBody(requests.importBody, context, maxImportBytes)
    return context.json(await importCatalogue({ ctx, input: { files } }))
  })
  hono.post('/backup', async (context) => {
    return context.json(await backUp(await readBody(requests.backupBody, context)))
  })
  hono.onError((error, context) => {
    const refusal = answerTo(error, (fault) => onFault(fault, `office ${context.req.path}`))
    if (refusal.reason !== 'internal') return context.json(...answerOf(refusal))
    return context.json({ reason: 'internal', message: 'the server could not do that' }, 500)
  })
  return hono
}

const statusOfRefusal: Partial<Record<Reason, 400 | 404 | 413 | 503>> = {
  invalidInput: 400,
  notFound: 404,
  tooLarge: 413,
  tooBusy: 503,
  storageFull: 503,
}

function answerOf(refusal: Refusal) {
  const { reason, data } = refusal
  const status = statusOfRefusal[reason] ?? 409
  return [{ reason, message: refusalMessage(refusal, 'en'), data }, status] as const
}
