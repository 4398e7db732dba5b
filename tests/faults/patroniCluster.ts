import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../support/postgresServer.ts'
import { processesOn } from './crashSupport.ts'

/**
 * Two PostgreSQL nodes under Patroni, its etcd, and an HAProxy that leads to the primary: all as
 * docs/operations.md sets them up, on this machine. They need Debian's `patroni`, `etcd-server`,
 * `haproxy` and `postgresql`.
 */
export interface PatroniCluster {
  /** Leads to the primary, whichever it is. */
  url: string
  /** Kills the primary with its Patroni, as the loss of its machine would. Returns its name. */
  killPrimary(): Promise<string>
  /** Starts a killed node again, and resolves once it is a synchronous standby. */
  restart(name: string): Promise<void>
  stop(): Promise<void>
}

interface Node {
  name: string
  folder: string
  restPort: number
  databasePort: number
  patroni: ChildProcess | null
}

const nobody = 65_534
const startsWithinMs = 120_000
const names = ['a', 'b']

export async function openPatroniCluster(): Promise<PatroniCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-failover-'))
  const binaries = await debianBinaries()
  const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  if ('uid' in owner) await chown(folder, nobody, nobody)
  const started: ChildProcess[] = []
  const run = (command: string, args: readonly string[]) => {
    const env = { ...process.env, HOME: folder }
    const child = spawn(command, args, { ...owner, env, cwd: folder, stdio: 'ignore' })
    started.push(child)
    return child
  }
  const [etcdPort, peerPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const etcdUrl = `http://127.0.0.1:${etcdPort}`
  const peerUrl = `http://127.0.0.1:${peerPort}`
  const etcdSettings = {
    'data-dir': join(folder, 'etcd'),
    name: 'etcd',
    'listen-client-urls': etcdUrl,
    'advertise-client-urls': etcdUrl,
    'listen-peer-urls': peerUrl,
    'initial-advertise-peer-urls': peerUrl,
    'initial-cluster': `etcd=${peerUrl}`,
  }
  run(
    'etcd',
    Object.entries(etcdSettings).map(([name, value]) => `--${name}=${value}`),
  )
  const nodes: Node[] = []
  for (const name of names) {
    const own = join(folder, name)
    await mkdir(own, { mode: 0o700 })
    if ('uid' in owner) await chown(own, nobody, nobody)
    const ports = { restPort: await freePort(), databasePort: await freePort() }
    nodes.push({ name, folder: own, ...ports, patroni: null })
  }
  const start = async (node: Node) => {
    const file = join(folder, `${node.name}.yml`)
    await writeFile(file, JSON.stringify(patroniSettings(node, { etcdPort, binaries })))
    node.patroni = run('patroni', [file])
  }
  for (const node of nodes) await start(node)
  const proxyFile = join(folder, 'haproxy.cfg')
  await writeFile(proxyFile, proxySettings(proxyPort, nodes))
  run('haproxy', ['-db', '-f', proxyFile])
  await until('a primary with a synchronous standby', () => hasStandby(nodes))
  return {
    url: `postgres://postgres@127.0.0.1:${proxyPort}/postgres`,
    killPrimary: async () => {
      const primary = await findPrimary(nodes)
      if (!primary) throw new Error('no primary to kill')
      primary.patroni?.kill('SIGKILL')
      for (const pid of await processesOn(primary.folder)) killIfThere(pid)
      return primary.name
    },
    restart: async (name) => {
      const node = nodes.find((each) => each.name === name)
      if (!node) throw new Error(`no node ${name}`)
      await start(node)
      await until(`${name} as a synchronous standby`, () => hasStandby(nodes))
    },
    stop: async () => {
      for (const child of started.toReversed()) child.kill('SIGKILL')
      for (const pid of await processesOn(folder)) killIfThere(pid)
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself meanwhile.
  }
}

async function debianBinaries(): Promise<string> {
  const missing = ['/usr/bin/patroni', '/usr/bin/etcd', '/usr/sbin/haproxy'].filter(
    (path) => !existsSync(path),
  )
  const root = '/usr/lib/postgresql'
  const [newest] = (await readdir(root).catch(() => [])).toSorted((a, b) => Number(b) - Number(a))
  if (missing.length === 0 && newest) return join(root, newest, 'bin')
  throw new Error('apt-get install patroni etcd-server haproxy postgresql python3-etcd, first')
}

interface Around {
  etcdPort: number
  binaries: string
}

/** YAML reads JSON. */
function patroniSettings(
  { name, folder, restPort, databasePort }: Node,
  { etcdPort, binaries }: Around,
) {
  const rest = `127.0.0.1:${restPort}`
  const database = `127.0.0.1:${databasePort}`
  return {
    scope: 'harborlane',
    name,
    restapi: { listen: rest, connect_address: rest },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        primary_start_timeout: 0,
        postgresql: {
          use_pg_rewind: true,
          parameters: { max_connections: 80, wal_log_hints: 'on' },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: database,
      connect_address: database,
      data_dir: join(folder, 'data'),
      bin_dir: binaries,
      pgpass: join(folder, 'pgpass'),
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: folder },
    },
  }
}

function proxySettings(port: number, nodes: readonly Node[]): string {
  return [
    'defaults',
    '  mode tcp',
    '  timeout connect 2s',
    '  timeout client 1h',
    '  timeout server 1h',
    '  timeout check 1s',
    'listen primary',
    `  bind 127.0.0.1:${port}`,
    '  option httpchk OPTIONS /primary',
    '  http-check expect status 200',
    '  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions',
    ...nodes.map(
      ({ name, restPort, databasePort }) =>
        `  server ${name} 127.0.0.1:${databasePort} check port ${restPort}`,
    ),
    '',
  ].join('\n')
}

async function findPrimary(nodes: readonly Node[]): Promise<Node | null> {
  for (const node of nodes) if ((await statusOf(node, 'primary')) === 200) return node
  return null
}

async function hasStandby(nodes: readonly Node[]): Promise<boolean> {
  const stands = await Promise.all(nodes.map((node) => statusOf(node, 'synchronous')))
  return (await findPrimary(nodes)) !== null && stands.includes(200)
}

function statusOf({ restPort }: Node, role: 'primary' | 'synchronous'): Promise<number> {
  return fetch(`http://127.0.0.1:${restPort}/${role}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status,
    () => 0,
  )
}

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startsWithinMs
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`waited in vain for ${what}`)
    await wait(250)
  }
}
