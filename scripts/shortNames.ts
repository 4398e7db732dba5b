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
    return `${lettersOf(files.indexOf(path))}${inFile.indexOf(name)}`
  }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

function lettersOf(place: number): string {
  return `${letters[Math.floor(place / letters.length)]}${letters[place % letters.length]}`
}
