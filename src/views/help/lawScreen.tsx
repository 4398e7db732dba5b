import { useLaw } from './useArticles.ts'
import { FailedState } from '../ui/screenStates.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ArticleList } from './articleList.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'
import { Imprint } from './imprint.tsx'

export function Screen() {
  const law = useLaw()
  return (
    <RouteScreen>
      {law.state === 'filled' ? (
        <ArticleList articles={law.data.list}>
          <Imprint contact={law.data.contact} />
        </ArticleList>
      ) : law.state === 'loading' ? (
        <ArticlesSkeleton />
      ) : (
        <FailedState failure={law.failure} onRetry={law.retry} />
      )}
    </RouteScreen>
  )
}
