import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { factsOf } from './factsOf.ts'
import type { Facts } from './factsOf.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const charts = 'src/machines'
const proofs = 'tests/model/charts'
const ending = 'Machine.ts'

/** Every chart of a commit. */
export function chartsAt(commit: string): Facts[] {
  return git('ls-tree', '--name-only', `${commit}:${charts}`)
    .split('\n')
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const proof = `${proofs}/${file.replace(ending, '.ts')}`
      const hasProof = git('ls-tree', '--name-only', commit, '--', proof).trim() !== ''
      return factsOf(
        git('show', `${commit}:${charts}/${file}`),
        hasProof ? git('show', `${commit}:${proof}`) : '',
      )
    })
}

/** Every chart of the working folder. */
export function chartsNow(): Facts[] {
  return readdirSync(`${root}${charts}`)
    .filter((file) => file.endsWith(ending))
    .map((file) => {
      const proof = `${root}${proofs}/${file.replace(ending, '.ts')}`
      return factsOf(
        readFileSync(`${root}${charts}/${file}`, 'utf8'),
        existsSync(proof) ? readFileSync(proof, 'utf8') : '',
      )
    })
}

/**
 * The commit to compare with: the merge base with the main branch, or on that branch the previous
 * commit.
 */
export function commitBefore(): string | null {
  const mains = ['origin/main', 'main', 'origin/master', 'master']
  const here = tryGit('rev-parse', 'HEAD')
  for (const main of mains) {
    const base = tryGit('merge-base', 'HEAD', main)
    if (base !== null && base !== here) return base
  }
  return tryGit('rev-parse', 'HEAD~1')
}

function tryGit(...words: string[]): string | null {
  try {
    return git(...words).trim()
  } catch {
    return null
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 16 * 1024 * 1024,
  })
}
