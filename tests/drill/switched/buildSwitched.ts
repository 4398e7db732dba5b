import { execFileSync } from 'node:child_process'
import { build } from 'vite'
import type { InlineConfig } from 'vite'
import { switchEdits } from './switchEdits.ts'
import type { NumberedEdit } from './switchEdits.ts'

const painter = { ssr: 'src/painter.tsx', outDir: 'dist/server' }

/** The app and its painter as they are, unshortened and with their map, in a copy of the project. */
export async function buildPlain(folder: string): Promise<void> {
  await buildBoth(folder, { build: { sourcemap: true, minify: false } })
}

/** Both with all edits in them, which are chosen from as they run. */
export async function buildSwitched(folder: string, edits: readonly NumberedEdit[]): Promise<void> {
  await buildBoth(folder, { plugins: [switchEdits(folder, edits)], build: { minify: false } })
}

async function buildBoth(folder: string, given: InlineConfig): Promise<void> {
  execFileSync('node', ['scripts/messages.ts'], { cwd: folder })
  for (const ofPainter of [{}, painter]) {
    await build({
      ...given,
      root: folder,
      configFile: `${folder}/vite.config.ts`,
      logLevel: 'error',
      build: { ...given.build, ...ofPainter },
    })
  }
}
