import { readdirSync } from 'node:fs'
import type { AnyProof } from './chartProof.ts'

/** The proofs of all charts, by the file's name. */
export async function loadProofs(): Promise<AnyProof[]> {
  const folder = new URL('../charts/', import.meta.url)
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<{ proof: AnyProof }>),
  )
  return modules.map(({ proof }) => proof)
}
