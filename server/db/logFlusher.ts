import { closeSync, fdatasync, fdatasyncSync, openSync } from 'node:fs'
import { promisify } from 'node:util'

const flush = promisify(fdatasync)

/** Brings files of the write-ahead log to the disk: one flush for all who asked before it began. */
export class LogFlusher {
  #asked = 0
  #flushed = 0
  #newest = ''
  readonly #handles = new Map<string, number>()
  readonly #waiting = new Set<string>()
  #running: Promise<void> | null = null
  readonly #onFailure: (error: unknown) => void

  /** What failed to be flushed may be lost, and no later flush can tell: nothing may go on then. */
  constructor(onFailure: (error: unknown) => void) {
    this.#onFailure = onFailure
  }

  get isBehind(): boolean {
    return this.#flushed < this.#asked
  }

  ask(file: string): void {
    if (!this.#handles.has(file)) this.#handles.set(file, openSync(file, 'r+'))
    this.#waiting.add(file)
    this.#newest = file
    this.#asked += 1
  }

  /** Resolves once all that was asked for until now is on the disk. */
  async flushed(): Promise<void> {
    const asked = this.#asked
    while (this.#flushed < asked) {
      this.#running ??= this.#flush().finally(() => {
        this.#running = null
      })
      await this.#running
    }
  }

  /** Blocks; for what may reach the disk only after the log. */
  flushNow(): void {
    const asked = this.#asked
    this.#orFail(() => {
      for (const handle of this.#handles.values()) fdatasyncSync(handle)
    })
    this.#flushed = asked
  }

  async close(): Promise<void> {
    await this.flushed()
    await this.#running
    for (const handle of this.#handles.values()) closeSync(handle)
    this.#handles.clear()
  }

  async #flush(): Promise<void> {
    const asked = this.#asked
    const files = [...this.#waiting]
    this.#waiting.clear()
    try {
      await Promise.all(files.map((file) => flush(this.#handles.get(file) ?? -1)))
    } catch (error) {
      this.#onFailure(error)
      throw error
    }
    this.#flushed = Math.max(this.#flushed, asked)
    this.#closeOld()
  }

  #closeOld(): void {
    for (const [file, handle] of this.#handles) {
      if (file === this.#newest || this.#waiting.has(file)) continue
      closeSync(handle)
      this.#handles.delete(file)
    }
  }

  #orFail(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#onFailure(error)
      throw error
    }
  }
}
