import { PGlite, types } from '@electric-sql/pglite'
import type { PGliteOptions, QueryOptions, Results, Transaction } from '@electric-sql/pglite'
import { KeptPlans } from './keptPlans.ts'

const asText = (text: string) => text
/** What drizzle names with each query, upon which PGlite makes its whole list of parsers anew. */
const parsers = {
  [types.TIMESTAMP]: asText,
  [types.TIMESTAMPTZ]: asText,
  [types.INTERVAL]: asText,
  [types.DATE]: asText,
}

/**
 * PGlite's own, with a quarter of PostgreSQL's usual cache: all of it is written to as the database opens, so
 * it costs a start, and memory, however little is stored. What isn't in it the system's cache of files has.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB']

type Answer = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** PGlite that plans a statement once, however often it is sent. */
export class PlanKeepingClient extends PGlite {
  readonly #plans = new KeptPlans<Answer>((message) =>
    super.execProtocolStream(message, { syncToFs: false }),
  )

  constructor(options: PGliteOptions) {
    super({ startParams, ...options, parsers })
  }

  override execProtocolStream(message: Uint8Array): Promise<Answer[]> {
    return this.#plans.send(message)
  }

  override query<Row>(
    text: string,
    values?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<Row>> {
    return super.query<Row>(this.#sent(text, options), values, withoutParsers(options))
  }

  override transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    return super.transaction((tx) => work(parsing(tx, (...given) => this.#sent(...given))))
  }

  /** One with types of its own is planned anew, so it goes whole. */
  #sent(text: string, options?: QueryOptions): string {
    return options?.paramTypes ? text : this.#plans.nameOf(text)
  }
}

function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers) return options
  const { parsers: _, ...rest } = options
  return rest
}

function parsing(
  tx: Transaction,
  sent: (text: string, options?: QueryOptions) => string,
): Transaction {
  const query: Transaction['query'] = (text, values, options) =>
    tx.query(sent(text, options), values, withoutParsers(options))
  return Object.create(tx, { query: { value: query } }) as Transaction
}
