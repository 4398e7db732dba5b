import pg from 'pg'
import type { Connection, FieldDef, QueryArrayConfig, QueryResult } from 'pg'

/** What a query asks of a connection; what it is called is what the connection keeps its plan under. */
export type NamedQuery = Pick<QueryArrayConfig, 'text' | 'types'> & {
  name: string
  rowMode?: string
}

export type Answer = (error: Error | null, result: QueryResult) => void
type Parsers = readonly ((text: string) => unknown)[]

/** How the rows of a statement are read. */
interface Columns {
  fields: FieldDef[]
  parsers: Parsers | undefined
  empty: object | null
  types: NamedQuery['types']
}

/** The parts of pg's query that its types leave out. */
interface Submittable {
  name: string
  callback: Answer
  _result: ResultParts
  _results: ResultParts
  _accumulateRows: boolean
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
  hasBeenParsed(connection: Connection): boolean
}

interface ResultParts {
  fields: FieldDef[]
  _parsers: Parsers | undefined
  _prebuiltEmptyResultObject: object | null
  addFields(fields: FieldDef[]): void
}

const Query = pg.Query as unknown as new (text: string, values?: unknown[]) => Submittable
const Result = pg.Result as unknown as new (rowMode: string, types: unknown) => ResultParts

interface Kept {
  /** By the statement's name. */
  columns: Map<string, Columns>
  /** The same connection, which asks for no columns. */
  quiet: Connection
}

const keptOf = new WeakMap<Connection, Kept>()

/**
 * A query under a name, whose columns PostgreSQL describes once a connection: it would write them out, and
 * have them read, with each answer. They can't change: a plan whose columns would is refused.
 */
export class DescribedQuery extends Query {
  readonly #types: NamedQuery['types']
  #describedTo: Kept | null = null

  constructor(asked: NamedQuery, values: unknown[] | undefined, callback: Answer) {
    const { text, name, types, rowMode = '' } = asked
    super(text, values)
    this.name = name
    this.callback = callback
    this.#types = types
    this._result = new Result(rowMode, types)
    this._results = this._result
  }

  override prepare(connection: Connection): void {
    const kept = keptFor(connection)
    const columns = kept.columns.get(this.name)
    const isKnown = columns !== undefined && this.hasBeenParsed(connection)
    if (isKnown) this.#take(columns)
    else this.#describedTo = kept
    super.prepare(isKnown ? kept.quiet : connection)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const { fields, _parsers: parsers, _prebuiltEmptyResultObject: empty } = this._result
    this.#describedTo?.columns.set(this.name, { fields, parsers, empty, types: this.#types })
    super.handleCommandComplete(message, connection)
  }

  #take({ fields, parsers, empty, types }: Columns): void {
    this._accumulateRows = true
    if (types !== this.#types) return this._result.addFields(fields)
    this._result.fields = fields
    this._result._parsers = parsers
    this._result._prebuiltEmptyResultObject = empty
  }
}

function keptFor(connection: Connection): Kept {
  const known = keptOf.get(connection)
  if (known) return known
  const quiet = Object.create(connection, { describe: { value: () => {} } }) as Connection
  const kept = { columns: new Map<string, Columns>(), quiet }
  keptOf.set(connection, kept)
  return kept
}
