import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { Router } from 'wouter'
import { hrefs } from './routing/hrefs.ts'
import type { Home } from '../contract/catalogue.ts'
import { PaintedHome } from './views/catalogue/homeScreen.tsx'
import styles from './views/shell/shell.module.css'
import { TabBar } from './views/shell/tabBar.tsx'

/**
 * Home as the server paints it into the page, in English: what the app shows once its code is
 * here, so that nothing moves when it takes over.
 */
export function paintHome(home: Home): string {
  return renderToString(
    <IntlProvider locale="en" defaultLocale="en">
      <Router ssrPath={hrefs.home()}>
        <div className={styles.shell} data-tabs>
          <PaintedHome home={home} />
          <TabBar path={hrefs.home()} hidden={false} loggedIn={false} />
        </div>
      </Router>
    </IntlProvider>,
  )
}
