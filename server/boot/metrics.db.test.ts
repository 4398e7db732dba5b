import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished } from 'vitest'
import { mintShopper } from '../../tests/factories/shoppers.ts'
import { mintRecharge, openNetworks } from '../../tests/factories/wallet.ts'
import { listenOn } from '../../tests/support/listenOn.ts'
import { test } from '../../tests/support/shopTest.ts'
import type { TestShop } from '../../tests/support/testShop.ts'
import { observeRequests } from '../http/observeRequests.ts'
import { openMetrics, serveMetrics } from './metrics.ts'

const answered = {
  id: '1',
  method: 'GET',
  route: '/api/cart/list',
  reason: null,
  userId: 7,
  status: 200,
  durationMs: 30,
  wasAborted: false,
}

describe('the metrics page', () => {
  const openOn = ({ database, clock, feed }: TestShop) =>
    openMetrics({
      ctx: { db: database.db, clock },
      poolUse: database.poolUse,
      openStreams: () => feed.size,
    })

  test('counts requests by route and outcome, with their time', async ({ shop }) => {
    const metrics = openOn(shop)
    metrics.answered(answered)
    metrics.answered({ ...answered, reason: 'notFound' })
    metrics.answered({ ...answered, status: 500, reason: 'internal' })
    metrics.answered({ ...answered, wasAborted: true })
    const page = await metrics.page()
    expect(page.split('\n').filter((line) => line.startsWith('harborlane_requests_total'))).toEqual(
      ['ok', 'refused', 'failed', 'aborted'].map(
        (outcome) => `harborlane_requests_total{route="/api/cart/list",outcome="${outcome}"} 1`,
      ),
    )
    expect(page).toContain('harborlane_request_seconds_count{route="/api/cart/list"} 4')
    expect(page).toContain('harborlane_request_seconds_bucket{le="0.05",route="/api/cart/list"} 4')
  })

  test('names a request by the pattern of its route, never by its address', async ({ shop }) => {
    const metrics = openOn(shop)
    let seen = 0
    const server = await listenOn({
      fetch: observeRequests(shop.app.fetch, (request) => {
        metrics.answered(request)
        seen += 1
      }) as never,
    })
    onTestFinished(() => server.close())
    const asked = [
      '/api/health',
      '/api/catalogue/home?lang=en',
      '/api/order/detail?id=7',
      '/api/order/pay?secret=1',
      '/api/uploads/abc123/small',
      '/api/order/detail/7',
      '/api/made-up-1',
      '/api/made-up-2',
    ]
    for (const path of asked) await (await fetch(server.address + path)).arrayBuffer()
    await expect.poll(() => seen).toBe(asked.length)
    const routes = (await metrics.page()).matchAll(/requests_total\{route="([^"]+)"/g)
    const named = [...routes].map(([, route]) => route)
    expect(named).toEqual([
      '/api/health',
      '/api/catalogue/home',
      '/api/order/detail',
      '/api/order/pay',
      '/api/uploads/:id/:size',
      'other',
    ])
  })

  test('says what waits in the database, and for how long', async ({ shop }) => {
    await openNetworks(shop)
    await mintRecharge(shop, await mintShopper(shop))
    shop.clock.advance(90)
    const page = await openOn(shop).page()
    const said = page
      .split('\n')
      .filter((line) => /^harborlane_(audits|outbox|over|mails|database_up)/.test(line))
    expect(said.filter((line) => !line.startsWith('harborlane_outbox'))).toEqual([
      'harborlane_database_up 1',
      'harborlane_overdue_orders 0',
      'harborlane_mails_waiting 0',
      'harborlane_mails_oldest_seconds 0',
      'harborlane_audits_waiting 1',
      'harborlane_audits_oldest_seconds 90',
    ])
  })

  test('says that the database is down, and keeps no figure of before', async ({ shop }) => {
    const metrics = openMetrics({
      ctx: { db: { execute: () => Promise.reject(new Error('gone')) } as never, clock: shop.clock },
      poolUse: shop.database.poolUse,
      openStreams: () => 0,
    })
    expect(await metrics.page()).toMatch(
      /harborlane_database_up 0\n.*harborlane_audits_waiting nan\n/is,
    )
  })

  test('shows what the doctor found last', async ({ shop }) => {
    const metrics = openOn(shop)
    metrics.checked([
      { view: 'rules', rows: [] },
      { view: 'seals', rows: [{ id: 1 }] },
    ])
    expect(await metrics.page()).toMatch(/harborlane_doctor_findings 1\n/)
  })

  test('is served on one path of a port of its own', async () => {
    const served = await serveMetrics({ page: async () => 'up 1\n' }, 0)
    const [page, other] = await Promise.all(
      [served.address, new URL('/', served.address)].map((address) => fetch(address)),
    )
    expect([page?.status, await page?.text(), other?.status]).toEqual([200, 'up 1\n', 404])
    const { port } = new URL(served.address)
    await expect(serveMetrics({ page: async () => '' }, Number(port))).rejects.toThrow(
      `Port ${port} is taken. Set METRICS_PORT to another one.`,
    )
    await served.close()
  })

  test('has every figure that the alerts and the dashboard read', async ({ shop }) => {
    const folder = join(import.meta.dirname, '../../docs/operations')
    const read = ['alerts.yml', 'dashboard.json']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
    const names = new Set(read.match(/\b(?:harborlane|nodejs|process)_[a-z0-9_]+\b/g))
    const metrics = openOn(shop)
    metrics.answered(answered)
    metrics.checked([])
    const page = await metrics.page()
    const missing = [...names].filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(page))
    expect([names.size > 15, missing]).toEqual([true, []])
  })
})
