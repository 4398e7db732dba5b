import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routes.ts'
import { useHelp } from '../bindings/articles.ts'
import { ButtonLink } from '../shared/button.tsx'
import { FailedFace } from '../shared/faces.tsx'
import { PanelStack } from '../shared/panel.tsx'
import { RouteScreen } from '../shell/routeScreen.tsx'
import { ArticleList } from './articleList.tsx'
import { ArticlesSkeleton } from './articlesSkeleton.tsx'

export function Screen() {
  const help = useHelp()
  return (
    <RouteScreen>
      {help.state === 'filled' ? (
        <PanelStack narrow>
          <ArticleList articles={help.data.list} />
          <ButtonLink href={hrefs.service()} variant="secondary" wide>
            <FormattedMessage id="help.toService" defaultMessage="Ask customer service" />
          </ButtonLink>
        </PanelStack>
      ) : help.state === 'loading' ? (
        <ArticlesSkeleton />
      ) : (
        <FailedFace failure={help.failure} onRetry={help.retry} />
      )}
    </RouteScreen>
  )
}
