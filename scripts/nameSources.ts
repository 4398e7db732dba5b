import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets the server renderer report which source file each screen is, so that the page can preload
 * its chunks.
 */
export function nameSources(): Plugin {
  let root = ''
  return {
    name: 'harborlane:name-sources',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    transform(code, id) {
      if (!/\/src\/views\/\w+\/\w+Screen\.tsx$/.test(id)) return null
      const named = `export const source = ${JSON.stringify(relative(root, id))}`
      return { code: `${code}\n${named}\n`, map: null }
    },
  }
}
