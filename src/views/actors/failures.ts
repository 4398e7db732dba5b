import { defineMessages } from 'react-intl'
import type { MessageDescriptor } from 'react-intl'
import type { Reason } from '../../../contract/refusals.ts'
import type { Failure } from '../../machines/failure.ts'
import { ApiError } from '../../services/apiError.ts'

/** The text of a toast or message line: our own message, or the server's text unchanged. */
export type Wording =
  | {
      message: MessageDescriptor
      values?: Record<string, string | number>
      /**
       * An explanation in plain words. The spec's message stands below in small print, for customer
       * service.
       */
      plainly?: MessageDescriptor
      /** The id by which customer service finds the failure in the log. */
      reference?: string | undefined
    }
  | { text: string }

/** The spec's error catalogue, point 8. */
const failureMessages = defineMessages({
  network: { id: 'failure.network', defaultMessage: 'Backend interface connection abnormal' },
  timeout: { id: 'failure.timeout', defaultMessage: 'System interface request timed out' },
  status: { id: 'failure.status', defaultMessage: 'System interface {status} abnormal' },
  duplicate: {
    id: 'failure.duplicate',
    defaultMessage: 'Data is being processed, do not resubmit',
  },
  loginFirst: { id: 'failure.loginFirst', defaultMessage: 'Please login first' },
  offline: { id: 'failure.offline', defaultMessage: 'You are offline' },
  unexpected: {
    id: 'failure.unexpected',
    defaultMessage: 'Something went wrong on our side. Please try again.',
  },
})

/** Explains the spec's messages to a shopper, with a next step. */
const plainMessages = defineMessages({
  network: {
    id: 'failure.networkPlainly',
    defaultMessage: 'We can’t reach the shop right now. Please try again in a moment.',
  },
  timeout: {
    id: 'failure.timeoutPlainly',
    defaultMessage: 'The shop is taking too long to answer. Please try again.',
  },
  status: {
    id: 'failure.statusPlainly',
    defaultMessage: 'Something went wrong on our side. Please try again in a moment.',
  },
  duplicate: {
    id: 'failure.duplicatePlainly',
    defaultMessage: 'One moment: we are already working on it.',
  },
})

export const loginFirstWording: Wording = { message: failureMessages.loginFirst }

export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { type: 'unexpected' }
  const { kind, refusal, msg, status, requestId } = error
  switch (kind) {
    case 'refused':
      return { type: 'refused', msg, ...(refusal ?? { reason: null, data: null }) }
    case 'expired':
      return { type: 'expired', msg }
    case 'status':
      if (status === null) return { type: 'malformed' }
      return { type: 'status', status, ...(requestId === null ? {} : { requestId }) }
    case 'network':
      return { type: navigator.onLine ? 'network' : 'offline' }
    default:
      return { type: kind }
  }
}

/** The reason of a refusal. Null for any other failure. */
export function reasonOf(failure: Failure | null): Reason | null {
  return failure?.type === 'refused' ? failure.reason : null
}

export function wordingOf(failure: Failure): Wording {
  switch (failure.type) {
    case 'refused':
      return failure.msg === null ? { message: failureMessages.unexpected } : { text: failure.msg }
    case 'expired':
      return failure.msg === null ? loginFirstWording : { text: failure.msg }
    case 'status':
      return {
        message: failureMessages.status,
        values: { status: failure.status },
        plainly: plainMessages.status,
        reference: failure.requestId,
      }
    case 'network':
    case 'timeout':
    case 'duplicate':
      return { message: failureMessages[failure.type], plainly: plainMessages[failure.type] }
    case 'offline':
      return { message: failureMessages[failure.type] }
    case 'aborted':
    case 'malformed':
    case 'unexpected':
      return { message: failureMessages.unexpected }
  }
}
