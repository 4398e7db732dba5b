import { helpSupport, law } from '../../services/articles.ts'
import type { Article } from '../../../contract/articles.ts'
import { useResource } from '../actors/useResource.ts'

export type { Article }

export function useHelp() {
  return useResource(['articles', 'help'], (signal) => helpSupport({ signal }))
}

export function useLaw() {
  return useResource(['articles', 'law'], (signal) => law({ signal }))
}
