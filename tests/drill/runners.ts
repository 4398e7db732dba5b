import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Answer, Question } from './editRunner.ts'
import { home } from './plantedCopy.ts'

/** Edited code may run in circles; the tests notice that too. */
const patienceMs = 90_000

/** Asks a process of its own, begun when it is first needed and again after one that hung. */
export function openRunner(given: { databaseUrl: string | null }) {
  let runner: ChildProcess | null = null
  return {
    /** Null: no answer came. */
    async ask(question: Question): Promise<Answer | null> {
      runner ??= startRunner(given.databaseUrl)
      const answer = await answerOf(runner, question)
      if (answer === null) {
        endAll(runner)
        runner = null
      }
      return answer
    },
    async close(): Promise<void> {
      if (runner === null) return
      const gone = once(runner, 'exit', { signal: AbortSignal.timeout(10_000) })
      runner.disconnect()
      await gone.catch(() => runner && endAll(runner))
    },
  }
}

export type Runner = ReturnType<typeof openRunner>

/** The first of a group: what runs in circles is one of its own processes. */
function startRunner(databaseUrl: string | null): ChildProcess {
  return fork(join(import.meta.dirname, 'editRunner.ts'), {
    cwd: home,
    detached: true,
    env: {
      ...process.env,
      DEPTHS_FOLDER: '',
      ...(databaseUrl !== null && { DRILL_ON_DATABASE: 'yes', TEST_DATABASE_URL: databaseUrl }),
    },
  })
}

async function answerOf(runner: ChildProcess, question: Question): Promise<Answer | null> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)])
  runner.send(question)
  const ended = once(runner, 'exit', { signal }).then(() => null)
  const answered = once(runner, 'message', { signal }).then(([answer]) => answer as Answer)
  const answer = await Promise.race([ended, answered]).catch(() => null)
  over.abort()
  await Promise.allSettled([ended, answered])
  return answer
}

function endAll({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It went by itself.
  }
}
