import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const list = v.record(v.string(), v.object({ version: v.string(), tone: v.string() }))
const path = join(import.meta.dirname, '../../../demo/pictures.json')

/** The pictures that `npm run pictures` rendered, by name. File names contain the version. */
export const bakedPictures = new Map(
  Object.entries(v.parse(list, JSON.parse(readFileSync(path, 'utf8')))),
)
