import { globSync } from 'node:fs'
import { join, relative } from 'node:path'

const home = join(import.meta.dirname, '..')

/**
 * Names for the classes of the CSS modules in a build: the place of the file among all of them, and the
 * place of the class in its file. They are in every page, in its styles and its scripts.
 */
export function shortNames(): (name: string, file: string, css: string) => string {
  const files = globSync('src/**/*.module.css', { cwd: home }).toSorted()
  return (name, file, css) => {
    const [path = ''] = relative(home, file).split('?')
    const inFile = [...new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, own]) => own))]
    if (!files.includes(path)) throw new Error(`${path} is not among the styles of src`)
    return `${lettersOf(files.indexOf(path))}${inFile.indexOf(name)}`
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** a, b, … z, aa, ab, … */
function lettersOf(place: number): string {
  const letter = letters.charAt(place % letters.length)
  return place < letters.length
    ? letter
    : lettersOf(Math.floor(place / letters.length) - 1) + letter
}
