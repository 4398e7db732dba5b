import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { home } from './plantedCopy.ts'

const bin = (name: string) => join(home, 'node_modules/.bin', name)
const mostMs = 600_000

/** The first test that turned red; null where all are green. */
export async function buildAndPlay(
  folder: string,
  charts: readonly string[],
): Promise<string | null> {
  await build(folder)
  return play(folder, charts)
}

export async function build(folder: string): Promise<void> {
  for (const args of [
    ['build'],
    ['build', '--ssr', 'src/painter.tsx', '--outDir', 'dist/server'],
  ]) {
    const { isDone, output } = await run(folder, bin('vite'), args)
    if (!isDone) throw new Error(`the copy does not build: ${output.slice(-2_000)}`)
  }
}

/** The first test that turned red; null where all are green. What does not run at all throws. */
export async function play(folder: string, charts: readonly string[]): Promise<string | null> {
  const wanted = `the (${charts.join('|')}) chart`
  const played = ['test', 'screens', '-x', '-g', wanted]
  const { isDone, output } = await run(folder, bin('playwright'), played)
  if (isDone) return null
  const [first] = /^ {2}1\) .*? › (.*)$/m.exec(output)?.slice(1) ?? []
  if (first === undefined) throw new Error(`the screens did not run: ${output.slice(-2_000)}`)
  return first.replaceAll(/\s+─+$/g, '').slice(0, 110)
}

function run(folder: string, command: string, args: readonly string[]) {
  const options = {
    cwd: folder,
    env: { ...process.env, BROWSER: 'tours' },
    encoding: 'utf8',
    timeout: mostMs,
    maxBuffer: 64 * 1024 * 1024,
  } as const
  return new Promise<{ isDone: boolean; output: string }>((resolve) => {
    execFile(command, args, options, (failure, stdout, stderr) =>
      resolve({ isDone: failure === null, output: stdout + stderr }),
    )
  })
}
