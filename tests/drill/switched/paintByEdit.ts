import type { PlantedText } from '../plantedCopy.ts'

const file = 'server/ssr/builtSite.ts'

/** In the copy alone: what is painted for one edit is not kept for another. */
export const paintByEdit: readonly PlantedText[] = [
  {
    file,
    find: '    builtOf,\n    html,',
    replace: '    get builtOf() { return `${builtOf} ${globalThis.editInForce()}` },\n    html,',
  },
  {
    file,
    find: "painter: () => (painter ??= loadPainter(join(folder, 'server'))),",
    replace: "painter: () => loadPainter(join(folder, 'server')),",
  },
  {
    file,
    find: 'import(pathToFileURL(join(folder, file)).href)',
    replace: 'import(`${pathToFileURL(join(folder, file)).href}?edit=${globalThis.editInForce()}`)',
  },
]
