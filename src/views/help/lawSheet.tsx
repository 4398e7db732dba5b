import type { ReactNode } from 'react'
import { FailedState } from '../ui/screenStates.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'
import { ArticleText } from './articleText.tsx'
import { useLaw } from './useArticles.ts'

/** Shows one of the legal texts where the user accepts it. */
export function LawSheet({
  slug,
  title,
  open,
  onClose,
}: {
  slug: 'terms' | 'privacy'
  title: ReactNode
  open: boolean
  onClose: () => void
}) {
  const law = useLaw()
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {law.state === 'filled' ? (
        <ArticleText sections={law.data.list.find((each) => each.slug === slug)?.sections ?? []} />
      ) : law.state === 'loading' ? (
        <ArticlesSkeleton />
      ) : (
        <FailedState failure={law.failure} onRetry={law.retry} />
      )}
    </Sheet>
  )
}
