import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs both parts with reload: the API on PORT (3000), the app by Vite on 5173, which proxies /api.
 */

const root = join(import.meta.dirname, '..')
const port = process.env['PORT'] ?? '3000'

const halves = [
  start(process.execPath, ['--watch', '--watch-preserve-output', 'server/boot/main.js'], {
    SITE: 'off',
  }),
  start(join(root, 'node_modules/.bin/vite'), [], { HARBORLANE_API: `http://127.0.0.1:${port}` }),
]

for (const half of halves) {
  half.once('exit', (code) => {
    for (const other of halves) other.kill('SIGTERM')
    process.exitCode = code ?? 0
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const half of halves) half.kill(signal)
  })
}

function start(command: string, args: string[], env: Record<string, string>) {
  return spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } })
}
