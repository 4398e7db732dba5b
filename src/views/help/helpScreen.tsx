import { FormattedMessage } from 'react-intl'
import { hrefs } from '../../routing/hrefs.ts'
import { useHelp } from './useArticles.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FailedState } from '../ui/screenStates.tsx'
import { PanelStack } from '../ui/panel.tsx'
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
          <ButtonLink href={hrefs.return()} variant="secondary" wide>
            <FormattedMessage id="title.return" defaultMessage="Return items" />
          </ButtonLink>
          <ButtonLink href={hrefs.service()} variant="secondary" wide>
            <FormattedMessage id="help.toService" defaultMessage="Ask customer service" />
          </ButtonLink>
        </PanelStack>
      ) : help.state === 'loading' ? (
        <ArticlesSkeleton />
      ) : (
        <FailedState failure={help.failure} onRetry={help.retry} />
      )}
    </RouteScreen>
  )
}
