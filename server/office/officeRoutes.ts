import type { Context, Hono } from 'hono'
import { LRUCache } from 'lru-cache'
import { writeLog, type Asking } from '../domain/integrity/officeLog/writeLog.ts'
import { isOutOfRoom } from '../db/sqlState.ts'
import { auditedAction, logRefusal, type Subject } from './auditedAction.ts'
import type { OfficeCtx } from './officeCtx.ts'
import { officeHeaders } from './officeHeaders.ts'
import { byNumber } from './shoppersByNumber.ts'
import * as v from 'valibot'
import { Refusal } from '../domain/kernel/errors.ts'
import { parseJson, readTextWithin } from '../http/body.ts'

const maxBodyBytes = 64 * 1024

function readQuery<Schema extends v.GenericSchema>(schema: Schema, context: Context) {
  return parse(schema, context.req.query())
}

async function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  context: Context,
  mostBytes = maxBodyBytes,
) {
  return parse(schema, parsed(await readTextWithin(context.req.raw, mostBytes)))
}

/** Invalid JSON becomes null, which fits no schema. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  throw new Refusal('invalidInput', {
    fields: result.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: issue.message,
    })),
  })
}

const mostLetters = 2_000

/**
 * Reads who asks from the command line's headers. For other clients only the call itself is known.
 */
function askingOf({ req }: Context): Asking {
  const userName = sentIn(req.header(officeHeaders.user)) ?? null
  const command = sentIn(req.header(officeHeaders.command)) ?? `${req.method} ${req.path}`
  return { actor: 'operator', userName, command }
}

/** The id of one run of the command line. All reads of a run share one row of the log. */
function runOf({ req }: Context): string | null {
  return req.header(officeHeaders.run) ?? null
}

function sentIn(header: string | undefined): string | undefined {
  if (!header) return undefined
  try {
    return decodeURIComponent(header).replaceAll('\0', '').slice(0, mostLetters)
  } catch (error) {
    if (error instanceof URIError) return undefined
    throw error
  }
}

interface Question<Input> {
  about?: (input: Input) => readonly string[]
  answer: (ctx: OfficeCtx, input: Input) => Promise<unknown>
}

interface Action<Input, Answer> {
  about: (input: Input) => Subject
  /** Its `db` is the transaction that also writes the row of the log. */
  act: (ctx: OfficeCtx, input: Input) => Promise<Answer>
  /** What the log stores of the answer, when there is no `look`. */
  summarize?: (answer: Answer) => unknown
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
    action: Action<v.InferOutput<Schema>, Answer>,
  ): void
  /**
   * For a backup of everything: the row of the log is written first, so that the backup includes
   * it.
   */
  copy<Schema extends v.GenericSchema>(
    path: string,
    body: Schema,
    question: Question<v.InferOutput<Schema>>,
  ): void
}

/**
 * Registers the office's routes. Every call writes a row to the log; all reads of one command line
 * run share one row.
 */
export function officeRoutes(hono: Hono, ctx: OfficeCtx): OfficeRoutes {
  const runsThatRead = new LRUCache<string, true>({ max: 1_000 })

  async function noteReading(context: Context, actedOn: readonly string[]): Promise<void> {
    const run = runOf(context)
    if (run !== null && runsThatRead.has(run)) return
    const { asking, names } = await byNumber(ctx.db, {
      asking: askingOf(context),
      names: actedOn,
    })
    await writeLog(ctx.db, {
      asking,
      actedOn: names,
      outcome: 'read',
      at: ctx.clock.now(),
    }).catch((error: unknown) => {
      // On a full disk the operator must still be able to read.
      if (!isOutOfRoom(error)) throw error
    })
    if (run !== null) runsThatRead.set(run, true)
  }

  /** Answers JSON. A refusal is logged. */
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
    act: (path, body, { about, act, summarize, mostBytes }) => {
      hono.post(path, async (context) => {
        const input = await readBody(body, context, mostBytes).catch(async (error: unknown) => {
          await logRefusal(ctx, { asking: askingOf(context), names: [] }, error)
          throw error
        })
        const answer = await auditedAction(ctx, askingOf(context), {
          subject: about(input),
          act: (tx) => act({ ...ctx, db: tx }, input),
          ...(summarize ? { summarize } : {}),
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
