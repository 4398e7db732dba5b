import { helpSupport, law } from '../../services/articles.ts'
import type { Article } from '../../services/contract/articles.ts'
import { useResource } from './useResource.ts'

export type { Article }

export function useHelp() {
  return useResource('help', (signal) => helpSupport({ signal }))
}

export function useLaw() {
  return useResource('law', (signal) => law({ signal }))
}
