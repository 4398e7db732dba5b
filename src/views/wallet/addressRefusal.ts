import type { MessageDescriptor } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { addressTexts } from './walletTexts.ts'

/** The message for a refused address. Undefined if the refusal concerns something else. */
export function addressRefusal(failure: Failure | null): MessageDescriptor | undefined {
  if (failure?.type !== 'refused' || failure.reason !== 'addressInvalid') return undefined
  const { looksLike } = failure.data
  return looksLike !== null && isKnown(looksLike) ? addressTexts[looksLike] : addressTexts.unknown
}

function isKnown(chain: string): chain is keyof typeof addressTexts {
  return chain in addressTexts
}
