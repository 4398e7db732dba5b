import { readdirSync } from 'node:fs'
import type { AnyProof } from './chartProof.ts'

/** The proofs of all charts, or of one. Each is in the file named after its chart. */
export async function loadProofs(only?: string): Promise<AnyProof[]> {
  const folder = new URL('../charts/', import.meta.url)
  const files = readdirSync(folder).filter((file) =>
    only ? file === `${only}.ts` : file.endsWith('.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, folder).href) as Promise<{ proof: AnyProof }>),
  )
  return modules.map(({ proof }) => proof)
}
