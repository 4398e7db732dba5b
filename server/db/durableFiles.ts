import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncSync } from 'node:fs'
import { LogFlusher } from './logFlusher.ts'

interface Stream {
  node: object
  nfd: number
}

type Bytes = Int8Array | Uint8Array

interface Changes {
  size?: number
  mode?: number
}

/** The part of Emscripten's NODEFS that is changed here. */
interface NodeFiles {
  realPath(node: object): string
  tryFSOperation<Result>(work: () => Result): Result
  node_ops: {
    mknod(...given: unknown[]): object
    rename(...given: unknown[]): void
    unlink(...given: unknown[]): void
    setattr(node: object, changes: Changes): void
  }
  stream_ops: {
    fsync(stream: Stream): void
    setattr(stream: Stream, changes: Changes): void
    write(stream: Stream, from: Bytes, offset: number, length: number, position: number): number
  }
}

const logSegment = /[\\/]pg_wal[\\/][0-9A-F]{24}$/
/** Emscripten's numbers for a full disk and a used-up quota. */
const fullErrnos = new Set([51, 19])

const others = 0o077
const emptyPage = new Uint8Array(8192)

/**
 * The embedded database's files, which wait for the disk as PostgreSQL asks; Emscripten's own don't.
 * A segment of the log is flushed for many commits at once, and before anything that relies on it.
 */
export class DurableFiles extends NodeFS {
  readonly #log: LogFlusher
  readonly #makeRoom: () => boolean
  readonly #isDraft: boolean

  constructor(
    folder: string,
    given: {
      onFailure: (error: unknown) => void
      /** Asked when the disk is full: true when there is room again now. */
      makeRoom: () => boolean
      /** Nobody relies on them before the whole folder is flushed, so nothing waits until then. */
      isDraft: boolean
    },
  ) {
    super(folder)
    this.#log = new LogFlusher(given.onFailure)
    this.#makeRoom = given.makeRoom
    this.#isDraft = given.isDraft
  }

  /** Resolves once all that the database has committed is on the disk. */
  flushed(): Promise<void> {
    return this.#log.flushed()
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const made = await super.init(...given)
    const { preRun = [] } = made.emscriptenOpts
    made.emscriptenOpts.preRun = [
      (module) => this.#change(module.NODEFS as unknown as NodeFiles),
      ...preRun,
    ]
    return made
  }

  override async closeFs(): Promise<void> {
    await this.#log.close()
    await super.closeFs()
  }

  #change(files: NodeFiles): void {
    const { node_ops: nodes, stream_ops: streams } = files
    const { mknod, rename, unlink, setattr } = nodes
    const { write, setattr: setStream } = streams
    const isLog = (stream: Stream) => logSegment.test(files.realPath(stream.node))
    const afterLog = () => {
      if (this.#log.isBehind) files.tryFSOperation(() => this.#log.flushNow())
    }
    streams.fsync = (stream) => {
      if (this.#isDraft) return
      if (isLog(stream)) files.tryFSOperation(() => this.#log.ask(files.realPath(stream.node)))
      else files.tryFSOperation(() => fsyncSync(stream.nfd))
    }
    streams.write = (stream, from, offset, length, position) => {
      const waits = this.#log.isBehind && !isLog(stream) && !arePagesEmpty(from, offset, length)
      if (waits) afterLog()
      let done = 0
      while (done < length) {
        const more = this.#withRoom(() =>
          write(stream, from, offset + done, length - done, position + done),
        )
        if (more === 0) break
        done += more
      }
      return done
    }
    streams.setattr = (stream, changes) => {
      if (changes.size !== undefined) afterLog()
      setStream(stream, ownersAlone(changes))
    }
    nodes.setattr = (node, changes) => {
      if (changes.size !== undefined) afterLog()
      setattr(node, ownersAlone(changes))
    }
    nodes.rename = (...given) => {
      afterLog()
      rename(...given)
    }
    nodes.unlink = (...given) => {
      afterLog()
      unlink(...given)
    }
    nodes.mknod = (...given) => this.#withRoom(() => mknod(...given))
  }

  #withRoom<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      const isFull = fullErrnos.has((error as { errno?: number }).errno ?? 0)
      if (!isFull || !this.#makeRoom()) throw error
      return work()
    }
  }
}

/**
 * By these PostgreSQL makes room in a file: they tell of nothing that the log has, so that PostgreSQL doesn't
 * wait for it either.
 */
function arePagesEmpty(from: Bytes, offset: number, length: number): boolean {
  const written = Buffer.from(from.buffer, from.byteOffset + offset, length)
  for (let at = 0; at < length; at += emptyPage.length) {
    if (!written.subarray(at, at + emptyPage.length).equals(emptyPage)) return false
  }
  return true
}

function ownersAlone(changes: Changes): Changes {
  return changes.mode === undefined ? changes : { ...changes, mode: changes.mode & ~others }
}
