import { once } from 'node:events'
import { spawnServer } from '../faults/serverProcess.ts'
import { runSql, type Ground } from './openGround.ts'
import type { Row } from './row.ts'

const longestMs = 60_000
const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9e15::bigint)`
const notNewer = `delete from drizzle.__drizzle_migrations where hash = 'newer'`

/** Servers that start where another runs, or on data of a newer version. */
export async function attackByOtherVersions({ env, start }: Ground): Promise<Row[]> {
  const { server } = await start()
  const port = new URL(server.address).port
  const answers = async () =>
    (await fetch(`${server.address}/api/catalogue/home?lang=en`)).status === 200
  const rows = [
    rowOf('on the same data folder', await outcomeOf(env), await answers()),
    rowOf('on the same port', await outcomeOf({ ...env, PORT: port }), await answers()),
  ]
  const url = env['DATABASE_URL']
  if (url !== undefined) {
    await runSql(url, newer)
    const other = { ...env, DATA_DIR: `${env['DATA_DIR']}-2` }
    const outcome = await outcomeOf(other)
    await runSql(url, notNewer)
    rows.push(rowOf('on the schema of a newer version', outcome, await answers()))
  }
  await server.kill()
  return rows
}

interface Outcome {
  /** Null when the server had to be killed, because it runs. */
  code: number | null
  said: string
}

async function outcomeOf(env: Record<string, string>): Promise<Outcome> {
  const child = spawnServer(env)
  let said = ''
  const opened = Promise.withResolvers<void>()
  const hear = (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes('open at http')) opened.resolve()
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const closed = once(child, 'close')
  const timer = setTimeout(() => opened.resolve(), longestMs)
  const ended = await Promise.race([closed.then(() => true), opened.promise.then(() => false)])
  clearTimeout(timer)
  if (!ended) child.kill('SIGKILL')
  await closed
  return { code: ended ? child.exitCode : null, said: said.trim().split('\n').at(-1) ?? '' }
}

function rowOf(where: string, { code, said }: Outcome, isAnswering: boolean): Row {
  return {
    what: `a server that starts ${where} as another`,
    budget: 'ends with a reason, the other answers',
    measured: `${code === null ? 'runs' : `ended with ${code}`}, ${isAnswering ? 'answers' : 'silent'}: ${said.slice(0, 120)}`,
    isHeld: code !== null && code !== 0 && said !== '' && isAnswering,
  }
}
