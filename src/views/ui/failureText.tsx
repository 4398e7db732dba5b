import { FormattedMessage } from 'react-intl'
import type { Failure } from '../../machines/failure.ts'
import { noticeOf } from '../actors/failures.ts'
import type { Notice } from '../actors/failures.ts'

export function FailureText({ failure }: { failure: Failure }) {
  return <NoticeText notice={noticeOf(failure)} />
}

export function NoticeText({ notice }: { notice: Notice }) {
  return 'text' in notice ? (
    notice.text
  ) : (
    <FormattedMessage {...notice.message} values={notice.values} />
  )
}
