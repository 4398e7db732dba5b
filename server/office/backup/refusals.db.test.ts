import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProcess } from '../../../tests/faults/serverProcess.ts'
import { runRestore } from '../../../tests/support/runRestore.ts'
import { createEmptyDatabase, openTestDatabase } from '../../../tests/support/testDatabase.ts'
import type { Database } from '../../db/client.ts'
import { migrationLock } from '../../db/migratePostgres.ts'
import { writeChecksums } from './checksums.ts'
import { loadDatabase } from './loadDatabase.ts'
import { manifestName, type Manifest } from './manifest.ts'
import { openConnection } from './openConnection.ts'
import { readBackup } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { takeBackup, type TakenBackup } from './takeBackup.ts'

const picture = 'uploads/ab/abc.small.webp'

describe('a backup and its restore', () => {
  let scratch: string
  let dataFolder: string
  let backup: string
  let database: Database
  let admin: pg.Client
  let empty: { url: string; drop(): Promise<void> }
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'harborlane-refusals-'))
    dataFolder = join(scratch, 'data')
    await mkdir(join(dataFolder, 'uploads/ab'), { recursive: true })
    await writeFile(join(dataFolder, picture), 'a picture')
    await writeFile(join(dataFolder, 'uploads/ab/abd.small.webp'), 'another')
    database = await openTestDatabase(2)
    admin = await openConnection(database.url)
    empty = await createEmptyDatabase()
    backup = join(scratch, 'backup')
    await backUp(backup)
  })
  afterAll(async () => {
    await admin.end()
    await empty.drop()
    await database.close()
    await rm(scratch, { recursive: true, force: true })
  })

  const backUp = (folder: string, url = database.url): Promise<TakenBackup> =>
    takeBackup({ ctx: { url, dataFolder, picturesIn: 'dataFolder' }, input: { folder } })

  async function copyOfBackup(name: string): Promise<string> {
    const folder = join(scratch, name)
    await cp(backup, folder, { recursive: true })
    return folder
  }

  async function tablesOf(url: string): Promise<string[]> {
    const client = await openConnection(url)
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname in ('public', 'drizzle')`,
    )
    await client.end()
    return rows.map(({ name }) => name)
  }

  test.for<[string, () => string, string | RegExp]>([
    ['a relative path', () => 'backups/today', 'must begin at the root'],
    ['the data folder', () => dataFolder, 'must lie outside the data folder'],
    ['a folder inside', () => join(dataFolder, 'b/c'), 'must lie outside the data folder'],
    ['a link to inside', () => join(scratch, 'link/b'), 'must lie outside the data folder'],
    ['a folder that holds something', () => backup, 'must be empty'],
    ['a folder below a file', () => join(backup, manifestName, 'b'), /^can’t be written \(ENOTDIR/],
  ])('refuses %s, and leaves no files', async ([, folderOf, message]) => {
    await symlink(dataFolder, join(scratch, 'link')).catch(() => {})
    const before = await readdir(scratch, { recursive: true })
    await expect(backUp(folderOf())).rejects.toMatchObject({
      reason: 'invalidInput',
      data: {
        fields: [
          {
            path: 'folder',
            message: typeof message === 'string' ? message : expect.stringMatching(message),
          },
        ],
      },
    })
    expect(await readdir(scratch, { recursive: true })).toEqual(before)
  })

  test('refuses one of two backups into the same folder, and completes the other', async () => {
    const folder = join(scratch, 'twice')
    const taken = await Promise.allSettled([backUp(folder), backUp(folder)])
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await readBackup(folder)).manifest.pictures).toBe(2)
  })

  test('names the table that the role may not read, and leaves no files', async () => {
    const url = new URL(database.url)
    const role = `reader_${process.pid}`
    url.username = role
    url.password = role
    await admin.query(`create role ${role} login password '${role}'`)
    await admin.query(`grant usage on schema public, drizzle to ${role}`)
    await admin.query(`grant select on all tables in schema public, drizzle to ${role}`)
    await admin.query(`revoke select on seals from ${role}`)
    const folder = join(scratch, 'deep/below')
    const refused = backUp(folder, url.href)
    await expect(refused).rejects.toMatchObject({
      reason: 'databaseUnreadable',
      message: 'PostgreSQL: permission denied for table seals',
    })
    await admin.query(`drop owned by ${role}`)
    await admin.query(`drop role ${role}`)
    expect(await readdir(scratch)).not.toContain('deep')
  })

  test('leaves no files when the connection is lost midway', async () => {
    const folder = join(scratch, 'lost')
    const holder = await openConnection(database.url)
    await holder.query('begin')
    await holder.query('lock table seals in access exclusive mode')
    const taken = expect(backUp(folder)).rejects.toThrow(/terminat/)
    const waiting = `from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like 'copy "seals"%'`
    await expect.poll(async () => (await admin.query(`select ${waiting}`)).rowCount).toBe(1)
    await admin.query(`select pg_terminate_backend(pid) ${waiting}`)
    await holder.end()
    await taken
    expect(await readdir(scratch)).not.toContain('lost')
  })

  test.for([
    [
      'a changed byte',
      (folder: string) => appendFile(join(folder, picture), '!'),
      `${picture} is changed`,
    ],
    [
      'a missing file',
      (folder: string) => rm(join(folder, 'tables/orders.copy.gz')),
      'tables/orders.copy.gz is missing',
    ],
    [
      'a file more',
      (folder: string) => writeFile(join(folder, 'tables/x'), ''),
      'tables/x is added',
    ],
    [
      'no list of checksums',
      (folder: string) => rm(join(folder, 'SHA256SUMS')),
      'There is no finished backup in',
    ],
  ] as const)('is refused with %s', async ([what, spoil, message]) => {
    const folder = await copyOfBackup(what)
    await spoil(folder)
    await expect(readBackup(folder)).rejects.toThrow(message)
  })

  test('is refused when an older version took it from its embedded database', async () => {
    const folder = join(scratch, 'embedded')
    await mkdir(folder)
    await writeFile(join(folder, 'PG_VERSION'), '17')
    await writeChecksums(folder)
    await expect(readBackup(folder)).rejects.toThrow('restore it with that version')
  })

  test("leaves the database empty when the backup's schema is newer", async () => {
    const folder = await copyOfBackup('newer')
    const manifest = JSON.parse(await readFile(join(folder, manifestName), 'utf8')) as Manifest
    const newer = { ...manifest, migration: manifest.migration + 1 }
    await writeFile(join(folder, manifestName), JSON.stringify(newer))
    await rm(join(folder, 'SHA256SUMS'))
    await writeChecksums(folder)
    const target = join(scratch, 'newer target')
    const restored = restoreBackup({
      ctx: { url: empty.url, dataFolder: target },
      input: { backup: await readBackup(folder) },
    })
    await expect(restored).rejects.toThrow('is not known to this version: a newer one made it')
    expect({ tables: await tablesOf(empty.url), files: await readdir(target) }).toEqual({
      tables: [],
      files: [],
    })
  })

  test('overwrites neither a database nor pictures', async () => {
    const given = { backup: await readBackup(backup) }
    const ontoTables = restoreBackup({
      ctx: { url: database.url, dataFolder: join(scratch, 'fresh') },
      input: given,
    })
    await expect(ontoTables).rejects.toThrow(
      'The database is not empty (it has drizzle.__drizzle_migrations), and nothing in it is overwritten.',
    )
    const used = join(scratch, 'used')
    await mkdir(join(used, 'uploads/ab'), { recursive: true })
    await writeFile(join(used, picture), 'a picture of another shop')
    const ontoPictures = restoreBackup({ ctx: { url: empty.url, dataFolder: used }, input: given })
    await expect(ontoPictures).rejects.toThrow(/uploads is not empty \(it has ab\/abc.small.webp\)/)
    expect(await readFile(join(used, picture), 'utf8')).toBe('a picture of another shop')
    expect(await tablesOf(empty.url)).toEqual([])
  })

  test("leaves the database empty when its pictures can't be copied", async () => {
    const load = loadDatabase({
      url: empty.url,
      backup: await readBackup(backup),
      beforeCommit: () => Promise.reject(new Error('no room')),
    })
    await expect(load).rejects.toThrow('no room')
    expect(await tablesOf(empty.url)).toEqual([])
  })

  test('requires the role that owns the database', async () => {
    const other = await createEmptyDatabase()
    const url = new URL(other.url)
    url.pathname = new URL(empty.url).pathname
    const restored = restoreBackup({
      ctx: { url: url.href, dataFolder: join(scratch, 'not the owner') },
      input: { backup: await readBackup(backup) },
    })
    await expect(restored).rejects.toThrow(/^permission denied .*: restore as the role that owns/)
    await other.drop()
  })

  test('can be repeated after a kill, and no server starts before that', async () => {
    const target = join(scratch, 'killed')
    await mkdir(join(target, 'uploads/ab'), { recursive: true })
    await writeFile(join(target, picture), 'a picture')
    const env = { DATA_DIR: target, DATABASE_URL: empty.url, SITE: 'off', DEMO: 'off' }
    const holder = await openConnection(empty.url)
    await holder.query('select pg_advisory_lock($1)', [migrationLock])
    const { child, answer } = runRestore(backup, env)
    await expect
      .poll(() => readdir(target), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['restoring']))
    child.kill('SIGKILL')
    await answer
    await holder.end()

    await expect(startProcess(env)).rejects.toThrow('was cut off, or still runs')
    const restored = await restoreBackup({
      ctx: { url: empty.url, dataFolder: target },
      input: { backup: await readBackup(backup) },
    })
    expect(restored).toMatchObject({ pictures: 2, findings: [] })
    expect((await readdir(target, { recursive: true })).toSorted()).toEqual([
      'uploads',
      'uploads/ab',
      'uploads/ab/abc.small.webp',
      'uploads/ab/abd.small.webp',
      'uploads/incoming',
    ])
    const again = async () =>
      restoreBackup({
        ctx: { url: empty.url, dataFolder: target },
        input: { backup: await readBackup(backup) },
      })
    await expect(again()).rejects.toThrow('The database is not empty')
    await writeFile(join(target, 'restoring'), 'as if it was killed right after the commit')
    expect(await again()).toEqual(restored)
    expect(await readdir(target)).toEqual(['uploads'])
  })
})
