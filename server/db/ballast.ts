import { closeSync, fsyncSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

const megabyte = 1024 * 1024
/** Two segments of the embedded database's log, which it can't do without. */
const ballastBytes = 32 * megabyte
/** What must be free beside it before shoppers may save again. */
const marginBytes = 16 * megabyte

/** Space on the disk that is held back, and given up when the database would fail for want of it. */
export class Ballast {
  readonly #folder: string
  readonly #file: string

  constructor(folder: string) {
    this.#folder = folder
    this.#file = join(folder, 'ballast')
  }

  /** False when the disk has no room for it; nothing is left then. */
  async takeOn(): Promise<boolean> {
    if (this.#bytes() === ballastBytes) return true
    const { bavail, bsize } = await statfs(this.#folder)
    if (bavail * bsize < ballastBytes + marginBytes) return false
    const handle = openSync(this.#file, 'w', 0o600)
    try {
      const zeros = Buffer.alloc(megabyte)
      for (let left = ballastBytes; left > 0; left -= megabyte) writeSync(handle, zeros)
      fsyncSync(handle)
    } catch {
      rmSync(this.#file, { force: true })
      return false
    } finally {
      closeSync(handle)
    }
    return this.#bytes() === ballastBytes
  }

  /** False when there was none. */
  drop(): boolean {
    if (this.#bytes() === 0) return false
    rmSync(this.#file, { force: true })
    return true
  }

  #bytes(): number {
    return statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0
  }
}

/** What is said to the operator about a disk without room, at a start and while running. */
export function fullDisk(folder: string): string {
  const needed = (ballastBytes + marginBytes) / megabyte
  return `The disk that holds ${folder} is full: nothing can be saved. Make room, ${needed} MB at least`
}
