import { serve } from '@hono/node-server'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolUse } from '../db/client.ts'
import type { Finding } from '../domain/integrity/doctor/checkBooks.ts'
import type { AnsweredRequest } from '../http/observeRequests.ts'
import { readHealth, type Health } from '../office/queries/readHealth.ts'
import type { PushCounts } from './sendPushes.ts'
import type { OfficeCtx } from '../office/officeCtx.ts'

export interface Metrics {
  answered(request: AnsweredRequest): void
  /** Takes the result of the doctor's last run in this process. */
  checked(findings: readonly Finding[]): void
  /** Takes what became of the push messages of one run. */
  pushed(counts: PushCounts): void
  /** The page that Prometheus reads. */
  page(): Promise<string>
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const gaugesOfHealth: Record<keyof Health, [name: string, help: string]> = {
  outboxRows: ['outbox_rows', 'Changes that no server has published yet'],
  overdueOrders: ['overdue_orders', 'Orders whose passed deadline was not applied yet'],
  mailsWaiting: ['mails_waiting', 'Mails that were not sent yet'],
  mailsOldestSeconds: ['mails_oldest_seconds', 'Age of the oldest of them'],
  auditsWaiting: ['audits_waiting', 'Top-ups and withdrawals that wait for the operator'],
  auditsOldestSeconds: ['audits_oldest_seconds', 'Age of the oldest of them'],
  unsealedSeconds: ['unsealed_seconds', 'Age of the oldest row of the ledger without a seal'],
}

/** The figures of one server process. What is read from the database is read once a page. */
export function openMetrics(of: {
  ctx: Pick<OfficeCtx, 'db' | 'clock'>
  poolUse: () => PoolUse
  openStreams: () => number
}): Metrics {
  const register = new Registry()
  const named = (name: string, help: string) => ({
    name: `harborlane_${name}`,
    help,
    registers: [register],
  })
  collectDefaultMetrics({ register })
  const requests = new Counter({
    ...named('requests_total', 'Answered requests by route and outcome'),
    labelNames: ['route', 'outcome'],
  })
  const pushes = new Counter({
    ...named('pushes_total', 'Push messages by what the push service answered'),
    labelNames: ['outcome'],
  })
  const seconds = new Histogram({
    ...named('request_seconds', 'Time from a request to the end of its answer'),
    labelNames: ['route'],
    buckets,
  })
  const connections = new Gauge({
    ...named('database_connections', 'Connections of the pool'),
    labelNames: ['state'],
  })
  const waiting = new Gauge(named('database_waiting', 'Calls that wait for a connection'))
  const streams = new Gauge(named('event_streams', 'Open event streams'))
  const isUp = new Gauge(named('database_up', 'Whether the database answered this page'))
  const findings = new Gauge(named('doctor_findings', 'Checks that failed in the last run'))
  const checkedAt = new Gauge(named('doctor_run_timestamp_seconds', 'When the doctor last ran'))
  const health = Object.entries(gaugesOfHealth).map(
    ([key, [name, help]]) => [key as keyof Health, new Gauge(named(name, help))] as const,
  )

  return {
    answered: ({ route, status, reason, durationMs, wasAborted }) => {
      requests.inc({ route, outcome: outcomeOf({ status, reason, wasAborted }) })
      // A stream stays open as long as its reader: its duration says nothing.
      if (route !== '/api/events') seconds.observe({ route }, durationMs / 1000)
    },
    pushed: (counts) => {
      for (const [outcome, times] of Object.entries(counts)) pushes.inc({ outcome }, times)
    },
    checked: (found) => {
      findings.set(found.filter(({ rows }) => rows.length > 0).length)
      checkedAt.setToCurrentTime()
    },
    page: async () => {
      const { total, idle, waiting: queued } = of.poolUse()
      connections.set({ state: 'busy' }, total - idle)
      connections.set({ state: 'idle' }, idle)
      waiting.set(queued)
      streams.set(of.openStreams())
      const read = await readHealth({ ctx: of.ctx }).catch(() => null)
      isUp.set(read === null ? 0 : 1)
      for (const [key, gauge] of health) {
        gauge.set(read?.[key] ?? Number.NaN)
      }
      return register.metrics()
    },
  }
}

function outcomeOf({
  status,
  reason,
  wasAborted,
}: Pick<AnsweredRequest, 'status' | 'reason' | 'wasAborted'>): string {
  if (status >= 500) return 'failed'
  if (wasAborted) return 'aborted'
  return reason !== null || status >= 400 ? 'refused' : 'ok'
}

/** Serves the page on this machine only: what stands in front decides who else may read it. */
export function serveMetrics(
  metrics: Pick<Metrics, 'page'>,
  port: number,
): Promise<{ address: string; close: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    const fetch = async ({ url }: Request) =>
      new URL(url).pathname === '/metrics'
        ? new Response(await metrics.page(), { headers: { 'content-type': pageType } })
        : new Response('not found\n', { status: 404 })
    const server = serve({ fetch, hostname: '127.0.0.1', port }, ({ port: taken }) =>
      resolve({
        address: `http://127.0.0.1:${taken}/metrics`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            if ('closeAllConnections' in server) server.closeAllConnections()
          }),
      }),
    )
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set METRICS_PORT to another one.`)
          : error,
      ),
    )
  })
}

const pageType = 'text/plain; version=0.0.4; charset=utf-8'
