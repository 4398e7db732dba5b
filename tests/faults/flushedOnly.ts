import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'

/**
 * Loaded before a server (`--import`), keeps beside its database what a power cut would leave of it:
 * bytes once their file was flushed, and names, in their order, once anything was flushed by `fsync`,
 * as journaling file systems do. Half of the other writes reach that disk at once, as kernels may do.
 */

const database = join(process.env['DATA_DIR'] ?? '', 'database')
const disk = process.env['FLUSHED_DIR'] ?? ''
const logSegment = /[\\/]pg_wal[\\/][0-9A-F]{24}$/
const chanceOfEarly = 0.5
const real = { ...fs }
const pathOf = new Map<number, string>()
const unflushed = new Map<string, [from: number, to: number][]>()
const names: (() => void)[] = []
const begun = new Set<Flush>()

const isOurs = (path: unknown): path is string =>
  typeof path === 'string' && (path === database || path.startsWith(`${database}/`))
const onDisk = (path: string) => join(disk, relative(database, path))

type Piece = [at: number, bytes: Buffer]

function piecesOf(path: string, ranges: readonly [number, number][]): Piece[] {
  const from = real.openSync(path, 'r')
  const pieces = ranges.map(([begin, end]): Piece => {
    const bytes = Buffer.alloc(end - begin)
    return [begin, bytes.subarray(0, real.readSync(from, bytes, 0, bytes.length, begin))]
  })
  real.closeSync(from)
  return pieces
}

function bringToDisk(path: string, pieces: readonly Piece[]): void {
  const to = real.openSync(onDisk(path), 'r+')
  for (const [at, bytes] of pieces) real.writeSync(to, bytes, 0, bytes.length, at)
  real.closeSync(to)
}

/** Bytes that a flush begun now will bring to the disk; what is written meanwhile waits for the next. */
function takePieces(fd: number): Flush | null {
  const path = pathOf.get(fd)
  if (path === undefined) return null
  const ranges = unflushed.get(path)
  if (!ranges || !real.existsSync(onDisk(path)) || !real.existsSync(path)) return null
  unflushed.delete(path)
  return { path, pieces: piecesOf(path, ranges) }
}

interface Flush {
  path: string
  pieces: Piece[]
}

function finish(flush: Flush): void {
  if (!begun.delete(flush)) return
  if (real.existsSync(onDisk(flush.path))) bringToDisk(flush.path, flush.pieces)
}

/** A flush that blocks also finishes those of the same file that were begun before it. */
function flushed(fd: number): void {
  const path = pathOf.get(fd)
  for (const flush of begun) if (flush.path === path) finish(flush)
  const taken = takePieces(fd)
  if (taken) bringToDisk(taken.path, taken.pieces)
}

function wrote(path: string, from: number, bytes: number): void {
  const range: [number, number] = [from, from + bytes]
  unflushed.set(path, [...(unflushed.get(path) ?? []), range])
  const isEarly = !logSegment.test(path) && Math.random() < chanceOfEarly
  if (isEarly && real.existsSync(onDisk(path))) bringToDisk(path, piecesOf(path, [range]))
}

function create(path: string): void {
  names.push(() => real.closeSync(real.openSync(onDisk(path), 'a')))
}

function cut(path: string, size: number): void {
  const kept = (unflushed.get(path) ?? []).filter(([from]) => from < size)
  unflushed.set(
    path,
    kept.map(([from, to]) => [from, Math.min(to, size)]),
  )
  names.push(() => real.truncateSync(onDisk(path), size))
}

fs.openSync = (path, flags, mode) => {
  const fd = real.openSync(path, flags, mode)
  if (isOurs(path)) pathOf.set(fd, path)
  return fd
}
fs.closeSync = (fd) => {
  pathOf.delete(fd)
  real.closeSync(fd)
}
fs.writeSync = ((fd: number, from: Uint8Array, ...rest: [number, number, number]) => {
  const done = real.writeSync(fd, from, ...rest)
  const path = pathOf.get(fd)
  if (path !== undefined) wrote(path, rest[2], done)
  return done
}) as typeof fs.writeSync
fs.fsyncSync = (fd) => {
  real.fsyncSync(fd)
  if (pathOf.has(fd)) for (const change of names.splice(0)) change()
  flushed(fd)
}
fs.fdatasyncSync = (fd) => {
  real.fdatasyncSync(fd)
  flushed(fd)
}
fs.fdatasync = ((fd: number, done: (error: Error | null) => void) => {
  const taken = takePieces(fd)
  if (taken) begun.add(taken)
  real.fdatasync(fd, (error) => {
    if (!error && taken) finish(taken)
    done(error)
  })
}) as typeof fs.fdatasync
fs.writeFileSync = ((path: string, content: string, options: object) => {
  real.writeFileSync(path, content, options)
  if (isOurs(path)) create(path)
}) as typeof fs.writeFileSync
fs.mkdirSync = ((path: string, mode: number) => {
  const made = real.mkdirSync(path, mode)
  if (isOurs(path)) names.push(() => real.mkdirSync(onDisk(path), { recursive: true }))
  return made
}) as typeof fs.mkdirSync
fs.renameSync = ((from: string, to: string) => {
  real.renameSync(from, to)
  if (!isOurs(from)) return
  unflushed.set(to, unflushed.get(from) ?? [])
  unflushed.delete(from)
  for (const [fd, path] of pathOf) if (path === from) pathOf.set(fd, to)
  names.push(() => real.renameSync(onDisk(from), onDisk(to)))
}) as typeof fs.renameSync
fs.unlinkSync = ((path: string) => {
  real.unlinkSync(path)
  if (!isOurs(path)) return
  unflushed.delete(path)
  names.push(() => real.rmSync(onDisk(path), { force: true }))
}) as typeof fs.unlinkSync
fs.truncateSync = ((path: string, size: number) => {
  real.truncateSync(path, size)
  if (isOurs(path)) cut(path, size)
}) as typeof fs.truncateSync
fs.ftruncateSync = (fd, size) => {
  real.ftruncateSync(fd, size)
  const path = pathOf.get(fd)
  if (path !== undefined) cut(path, size ?? 0)
}
syncBuiltinESMExports()
if (!real.existsSync(disk)) real.cpSync(database, disk, { recursive: true })
