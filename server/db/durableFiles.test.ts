import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DurableFiles } from './durableFiles.ts'

const pageBytes = 8192
const empty = new Uint8Array(pageBytes)
const filled = Uint8Array.from({ length: pageBytes }, (_, at) => (at === pageBytes - 1 ? 1 : 0))

interface File {
  node: { path: string }
  nfd: number
}

test('pages wait for the log that tells of them, and an empty page tells of nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'harborlane-files-'))
  const log = join(folder, 'pg_wal/000000010000000000000001')
  mkdirSync(join(folder, 'pg_wal'))
  // Nothing that is written there can be flushed: so whoever waits for it fails.
  symlinkSync('/dev/null', log)
  const failures: unknown[] = []
  const written: string[] = []
  const files = await changed(folder, {
    onFailure: (error) => failures.push(error),
    write: (file, _from, _offset, length) => {
      written.push(`${file.node.path} ${length}`)
      return length
    },
  })
  const write = (path: string, bytes: Uint8Array) => () =>
    files.write({ node: { path }, nfd: 0 }, bytes, 0, bytes.length, 0)

  write('base/1/2', filled)()
  files.fsync({ node: { path: log }, nfd: 0 })
  write('base/1/2', empty)()
  write('base/1/2_fsm', new Uint8Array(3 * pageBytes))()
  write(log, filled)()
  const told = `base/1/2 8192,base/1/2 8192,base/1/2_fsm 24576,${log} 8192`
  expect([written.join(), failures]).toEqual([told, []])

  const waiting = [filled, new Uint8Array([...empty, ...filled]), new Uint8Array(100)]
  for (const bytes of waiting) expect(write('base/1/2', bytes)).toThrow('EINVAL')
  expect([written.join(), failures.length]).toEqual([told, waiting.length])
  rmSync(folder, { recursive: true })
})

/** Emscripten's files as they are changed here; what is written is only told. */
async function changed(
  folder: string,
  given: {
    onFailure: (error: unknown) => void
    write: (file: File, from: Uint8Array, offset: number, length: number) => number
  },
) {
  const files = new DurableFiles(folder, {
    onFailure: given.onFailure,
    makeRoom: () => false,
    isDraft: false,
  })
  const { emscriptenOpts } = await files.init({} as never, {})
  const operations = {
    fsync: (_file: File) => {},
    setattr: () => {},
    write: (file: File, from: Uint8Array, offset: number, length: number, _position: number) =>
      given.write(file, from, offset, length),
  }
  const nothing = () => ({})
  const emscripten = {
    realPath: (node: File['node']) => node.path,
    tryFSOperation: <Result>(work: () => Result) => work(),
    node_ops: { mknod: nothing, rename: nothing, unlink: nothing, setattr: nothing },
    stream_ops: operations,
  }
  emscriptenOpts.preRun?.[0]?.({ NODEFS: emscripten } as never)
  return operations
}
