import type { Mailer } from '../domain/messaging/mails/mail.ts'
import type { PushSender } from '../domain/messaging/pushes/pushSender.ts'
import { notifyReduced } from '../domain/catalogue/favourites/notifyReduced.ts'
import { notifyRestocked } from '../domain/catalogue/favourites/notifyRestocked.ts'
import { openSealing } from '../domain/integrity/seals/openSealing.ts'
import { applyDeadlinesOfOrders } from '../domain/trade/applyDeadlinesOfOrders.ts'
import { remindOfReceipt } from '../domain/trade/orders/remindOfReceipt.ts'
import type { Env } from './env.ts'
import { openSweeping } from './openSweeping.ts'
import { sendOrderMails } from './sendOrderMails.ts'
import { sendPushes, type PushCounts } from './sendPushes.ts'

const autopilotTickMs = 1_000
const mailTickMs = 3_000
const clockTickMs = 5_000
const sweepingTickMs = 10_000
const minuteTickMs = 60_000

interface Job {
  /** Completes the line that reports an unexpected error. */
  name: string
  everyMs: number
  run: () => Promise<unknown>
}

/** Starts all that a server does without being asked. `done` waits for what is running. */
export function startJobs(options: {
  env: Pick<Env, 'siteOrigin' | 'appOrigins' | 'limits'>
  ctx: Parameters<typeof openSweeping>[0] & { mailer: Mailer; pushes: PushSender | null }
  followClock: () => Promise<void>
  onPushed: (counts: PushCounts) => void
  /** Null while the autopilot is off. */
  autopilot: (() => Promise<void>) | null
  onUnexpectedError: (error: unknown, during: string) => void
}): { stop(): void; done(): Promise<unknown> } {
  const { env, ctx, followClock, onPushed, autopilot, onUnexpectedError } = options
  const { pushes } = ctx
  const origin = env.siteOrigin || (env.appOrigins[0] ?? '')
  const { mailsPerRecipient } = env.limits
  const jobs: Job[] = [
    {
      name: 'the clock',
      everyMs: clockTickMs,
      run: async () => {
        await followClock()
        await applyDeadlinesOfOrders({ ctx })
      },
    },
    {
      name: 'the mails of orders',
      everyMs: mailTickMs,
      run: () => sendOrderMails({ ctx, input: { origin, mailsPerRecipient } }),
    },
    { name: 'the stock wishes', everyMs: clockTickMs, run: () => notifyRestocked({ ctx }) },
    { name: 'the price wishes', everyMs: clockTickMs, run: () => notifyReduced({ ctx }) },
    {
      name: 'the reminders of receipt',
      everyMs: minuteTickMs,
      run: () => remindOfReceipt({ ctx }),
    },
    { name: 'the seals', everyMs: minuteTickMs, run: openSealing({ ctx }) },
    { name: 'the sweeping', everyMs: sweepingTickMs, run: openSweeping(ctx) },
  ]
  if (pushes) {
    const run = async () => onPushed(await sendPushes({ ctx: { ...ctx, pushes } }))
    jobs.push({ name: 'the push messages', everyMs: mailTickMs, run })
  }
  if (autopilot) jobs.push({ name: 'the autopilot', everyMs: autopilotTickMs, run: autopilot })
  const started = jobs.map((job) => repeat(job, onUnexpectedError))
  return {
    stop() {
      for (const each of started) each.stop()
    },
    done: () => Promise.all(started.map((each) => each.done())),
  }
}

/** Runs a job periodically, never twice at once. */
function repeat(
  { name, everyMs, run }: Job,
  onUnexpectedError: (error: unknown, during: string) => void,
) {
  let running: Promise<unknown> | null = null
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) => onUnexpectedError(error, name))
      .finally(() => {
        running = null
      })
  }, everyMs)
  return { stop: () => clearInterval(timer), done: () => running ?? Promise.resolve() }
}
