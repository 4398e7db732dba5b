import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import type * as v from 'valibot'
import { writeLog } from '../domain/integrity/officeLog/writeLog.ts'
import { isOutOfRoom } from '../db/sqlState.ts'
import { askingOf, runOf } from './askingOf.ts'
import { loggedDeed, logRefusal, type Subject } from './loggedDeed.ts'
import type { OfficeCtx } from './officeCtx.ts'
import { readBody, readQuery } from './readRequest.ts'

interface Question<Input> {
  about?: (input: Input) => readonly string[]
  answer: (ctx: OfficeCtx, input: Input) => Promise<unknown>
}

interface Deed<Input, Answer> {
  about: (input: Input) => Subject
  /** Its `db` is the transaction that the log's row is written in. */
  act: (ctx: OfficeCtx, input: Input) => Promise<Answer>
  /** What the log keeps of the answer, where it isn't looked at what was acted on. */
  told?: (answer: Answer) => unknown
  mostBytes?: number
}

export interface OfficeRoutes {
  ask<Schema extends v.GenericSchema>(
    path: string,
    query: Schema,
    question: Question<v.InferOutput<Schema>>,
  ): void
  act<Schema extends v.GenericSchema, Answer extends object>(
    path: string,
    body: Schema,
    deed: Deed<v.InferOutput<Schema>, Answer>,
  ): void
  /** What copies all there is: its row is written before, so that the copy has it. */
  copy<Schema extends v.GenericSchema>(
    path: string,
    body: Schema,
    question: Question<v.InferOutput<Schema>>,
  ): void
}

/** Every call to the office leaves a row in its log; a run of the command line only one for all it read. */
export function officeRoutes(hono: Hono, ctx: OfficeCtx): OfficeRoutes {
  const runsThatRead = new LRUCache<string, true>({ max: 1_000 })

  async function noteReading(context: Context, actedOn: readonly string[]): Promise<void> {
    const run = runOf(context)
    if (run !== null && runsThatRead.has(run)) return
    await writeLog(ctx.db, {
      asking: askingOf(context),
      actedOn,
      outcome: 'read',
      at: ctx.clock.now(),
    }).catch((error: unknown) => {
      // A full disk is when one looks at the shop.
      if (!isOutOfRoom(error)) throw error
    })
    if (run !== null) runsThatRead.set(run, true)
  }

  /** Answers JSON, or refuses with a row that says so. */
  async function answering(context: Context, work: (names: string[]) => Promise<unknown>) {
    const names: string[] = []
    try {
      return context.json(await work(names))
    } catch (error) {
      await logRefusal(ctx, { asking: askingOf(context), names }, error)
      throw error
    }
  }

  return {
    ask: (path, query, { about, answer }) => {
      hono.get(path, (context) =>
        answering(context, async (names) => {
          const input = readQuery(query, context)
          names.push(...(about?.(input) ?? []))
          const answered = await answer(ctx, input)
          await noteReading(context, names)
          return answered
        }),
      )
    },
    act: (path, body, { about, act, told, mostBytes }) => {
      hono.post(path, async (context) => {
        const input = await readBody(body, context, mostBytes).catch(async (error: unknown) => {
          await logRefusal(ctx, { asking: askingOf(context), names: [] }, error)
          throw error
        })
        const answer = await loggedDeed(ctx, askingOf(context), {
          subject: about(input),
          act: (tx) => act({ ...ctx, db: tx }, input),
          ...(told ? { told } : {}),
        })
        return context.json(answer)
      })
    },
    copy: (path, body, { about, answer }) => {
      hono.post(path, (context) =>
        answering(context, async (names) => {
          const input = await readBody(body, context)
          names.push(...(about?.(input) ?? []))
          await noteReading(context, names)
          return answer(ctx, input)
        }),
      )
    },
  }
}
