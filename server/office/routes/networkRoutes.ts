import type { Hono } from 'hono'
import { enableNetwork, listNetworks, setNetwork } from '../../domain/wallet/setNetwork.ts'
import type { OfficeCtx } from '../officeCtx.ts'
import { readBody } from '../readRequest.ts'
import { enableNetworkBody, setNetworkBody } from '../requests.ts'

export function addNetworkRoutes(hono: Hono, ctx: OfficeCtx): void {
  hono.get('/networks', async (context) => context.json(await listNetworks({ ctx })))
  hono.post('/networks/set', async (context) => {
    const input = await readBody(setNetworkBody, context)
    return context.json(await setNetwork({ ctx, input }))
  })
  hono.post('/networks/enable', async (context) => {
    const input = await readBody(enableNetworkBody, context)
    return context.json(await enableNetwork({ ctx, input }))
  })
}
