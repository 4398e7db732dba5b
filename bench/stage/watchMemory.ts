import { readdirSync, readFileSync } from 'node:fs'

const everyMs = 200

/** The peak memory of a process from now on, in megabytes. */
export function watchMemory(pid: number): { most(): number; stop(): void } {
  let most = 0
  const look = () => {
    most = Math.max(most, residentMegabytes(pid))
  }
  const timer = setInterval(look, everyMs)
  return {
    most: () => {
      look()
      return most
    },
    stop: () => clearInterval(timer),
  }
}

/** The current memory of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** The current memory of a process's children, in megabytes; shared pages count once. */
export function sharedMegabytes(pid: number): number {
  const parents = new Map(processIds().map((id) => [id, parentOf(id)]))
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id)
    return parent !== undefined && (parent === pid || isBelow(parent))
  }
  return [...parents.keys()].filter(isBelow).reduce((sum, id) => sum + shareOf(id), 0)
}

function processIds(): number[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []))
}

function parentOf(pid: number): number {
  return Number(/PPid:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0)
}

function shareOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(textOf(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) / 1024
}

/** Empty where the process has ended meanwhile. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
