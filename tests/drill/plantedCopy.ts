import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'

export const home = join(import.meta.dirname, '../..')
const leftOut = new Set(['.git', 'dist', 'data', 'node_modules', 'test-results'])

export interface PlantedText {
  /** Below the project's folder. */
  file: string
  find: string
  replace: string
}

/** A copy of the project in a folder of its own, in which bugs can be planted. */
export async function copyProject(name: string) {
  const folder = await mkdtemp(join(tmpdir(), `harborlane-${name}-`))
  await cp(home, folder, {
    recursive: true,
    filter: (source) => !leftOut.has(relative(home, source)),
  })
  await symlink(join(home, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    /** Gives what takes the bug out again; null where its text doesn't stand exactly once. */
    async plant({ file, find, replace }: PlantedText): Promise<(() => Promise<void>) | null> {
      const path = join(folder, file)
      const text = await readFile(path, 'utf8')
      if (text.split(find).length !== 2) return null
      await writeFile(
        path,
        text.replace(find, () => replace),
      )
      return () => writeFile(path, text)
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
