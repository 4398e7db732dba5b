import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Job } from '../areas.ts'
import { applied } from '../edits/edit.ts'
import { copyProject } from '../plantedCopy.ts'
import { buildAndPlay } from '../playScreens.ts'

/** Asks the screens of an edit, one after the other: they share a copy of the app, and one build. */
export function openScreens() {
  let copy: ReturnType<typeof copyProject> | null = null
  let turn: Promise<unknown> = Promise.resolve()
  return {
    /** The first test that turned red; null where all stayed green. */
    firstRed(job: Job): Promise<string | null> {
      const asked = turn.then(async () => play((await (copy ??= copyProject('drill'))).folder, job))
      turn = asked.catch(() => {})
      return asked
    },
    close: async () => (await copy)?.remove(),
  }
}

export type Screens = ReturnType<typeof openScreens>

async function play(folder: string, job: Job): Promise<string | null> {
  const path = join(folder, job.file)
  const source = await readFile(path, 'utf8')
  await writeFile(path, applied(source, job))
  try {
    return await buildAndPlay(folder, job.suites.screens)
  } catch (error) {
    if (String(error).includes('does not build')) return 'the build'
    throw error
  } finally {
    await writeFile(path, source)
  }
}
