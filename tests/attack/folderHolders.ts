import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Row } from './row.ts'

const rounds = 100
const roundsAtOnce = 4
const racers = 4
const longestHeldMs = 200
const lock = pathToFileURL(join(import.meta.dirname, '../../server/boot/folderLock.ts'))
const ownNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']

interface Round {
  doubles: number
  holders: number
}

/**
 * Lets processes race for the lock of one folder, and kills its holder while the others wait. As
 * root, every second one runs in its own PID namespace, as in a container.
 */
export async function attackFolderHolders(): Promise<Row[]> {
  const hasNamespaces =
    spawnSync(ownNamespace[0] ?? '', [...ownNamespace.slice(1), 'true']).status === 0
  const played: Round[] = []
  while (played.length < rounds) {
    const some = Array.from({ length: Math.min(roundsAtOnce, rounds - played.length) })
    played.push(...(await Promise.all(some.map(() => playRound(hasNamespaces)))))
  }
  const doubles = played.filter((round) => round.doubles > 0).length
  const withoutHolder = played.filter((round) => round.holders === 0).length
  const holders = played.reduce((sum, round) => sum + round.holders, 0)
  const where = hasNamespaces
    ? 'every second one in a PID namespace of its own'
    : 'PID namespaces skipped: they need root'
  return [
    {
      what: `rounds with two holders of a folder (${racers} processes, ${where})`,
      budget: `0 of ${rounds}`,
      measured: `${doubles} of ${rounds}, ${holders} held it and were killed`,
      isHeld: doubles === 0,
    },
    {
      what: 'rounds in which a free folder was refused to all',
      budget: `0 of ${rounds}`,
      measured: `${withoutHolder} of ${rounds}`,
      isHeld: withoutHolder === 0,
    },
  ]
}

async function playRound(hasNamespaces: boolean): Promise<Round> {
  const folder = await mkdtemp(join(tmpdir(), 'harborlane-holders-'))
  const alive = new Set<ChildProcess>()
  const round = { doubles: 0, holders: 0 }
  const race = async (racer: number) => {
    const child = startRacer(folder, hasNamespaces && racer % 2 === 1)
    const closed = once(child, 'close')
    child.stdout?.once('data', () => {
      alive.add(child)
      round.holders += 1
      if (alive.size > 1) round.doubles += 1
      setTimeout(() => {
        alive.delete(child)
        child.kill('SIGKILL')
      }, Math.random() * longestHeldMs)
    })
    await closed
  }
  await Promise.all(Array.from({ length: racers }, (_, racer) => race(racer)))
  await rm(folder, { recursive: true, force: true })
  return round
}

/**
 * A process that reports when it has the folder and stays until it is killed. It ends when it is
 * refused.
 */
function startRacer(folder: string, isApart: boolean): ChildProcess {
  const script = `
    import { takeFolderLock } from ${JSON.stringify(lock.href)}
    await takeFolderLock(${JSON.stringify(folder)}).then(
      () => { console.log('taken'); setInterval(() => {}, 60_000) }, () => {})`
  const [command = '', ...args] = [
    ...(isApart ? ownNamespace : []),
    process.execPath,
    '--input-type=module',
    '-e',
    script,
  ]
  return spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] })
}
