import type { PGlite, Results, Transaction } from '@electric-sql/pglite'
import type { DurableFiles } from './durableFiles.ts'
import { PlanKeepingClient, startParams } from './planKeepingClient.ts'

/** The usual ones but for `-F`, which doesn't wait for the disk; PGlite's `fdatasync` would do nothing. */
const durableStartParams = [
  ...startParams.filter((given) => given !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** The embedded database, which answers once what it answers from is on the disk. */
export class EmbeddedClient extends PlanKeepingClient {
  readonly #files: DurableFiles
  #broken: string | null = null

  constructor(files: DurableFiles, onPanic: (reason: string) => void) {
    super({
      fs: files,
      startParams: durableStartParams,
      onStderr: (line) => {
        const reason = /PANIC:\s+(.*)/.exec(line)?.[1]
        if (reason) onPanic(reason)
        return true
      },
    })
    this.#files = files
  }

  /** Lets nothing more reach a database that has given up: it would never answer. */
  breakOff(reason: string): void {
    this.#broken ??= reason
  }

  /** Refuses whatever would save something, with SQLSTATE 25006. */
  async onlyRead(isOn: boolean): Promise<void> {
    await this.exec(`set default_transaction_read_only = ${isOn ? 'on' : 'off'}`)
  }

  override async query<Row>(...given: Parameters<PGlite['query']>): Promise<Results<Row>> {
    try {
      return await super.query<Row>(...given)
    } finally {
      await this.#files.flushed()
    }
  }

  override async exec(...given: Parameters<PGlite['exec']>): Promise<Results[]> {
    try {
      return await super.exec(...given)
    } finally {
      await this.#files.flushed()
    }
  }

  override async transaction<Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> {
    try {
      return await super.transaction(work)
    } finally {
      await this.#files.flushed()
    }
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#broken) throw new Error(`the embedded database has given up: ${this.#broken}`)
    return super.execProtocolRawSync(message)
  }
}
