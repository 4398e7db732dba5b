import { readFileSync } from 'node:fs'

const everyMs = 200

/** The most memory that a process is seen to hold from now on, in megabytes. */
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

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
