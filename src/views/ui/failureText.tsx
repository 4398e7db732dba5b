import { FormattedMessage } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { wordingOf } from '../actors/failures.ts'
import type { Wording } from '../actors/failures.ts'

export function FailureText({ failure }: { failure: Failure }) {
  return <NoticeText wording={wordingOf(failure)} />
}

export function NoticeText({ wording }: { wording: Wording }) {
  return 'text' in wording ? (
    wording.text
  ) : (
    <FormattedMessage {...wording.message} values={wording.values} />
  )
}
