import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from './useArticles.ts'
import { ArticleText } from './articleText.tsx'
import { Panel, PanelStack } from '../ui/panel.tsx'
import styles from './articles.module.css'

/** Articles that unfold. `#slug` in the address opens one. `children` stand below them. */
export function ArticleList({
  articles,
  children,
}: {
  articles: readonly Article[]
  children?: ReactNode
}) {
  const asked = window.location.hash.slice(1)
  return (
    <PanelStack narrow>
      {articles.map(({ slug, title, sections }) => (
        <Panel key={slug}>
          <details className={styles.article} id={slug} open={slug === asked}>
            <summary className={styles.summary}>
              <h2 className={styles.title}>{title}</h2>
              <ChevronDown size={20} className={styles.arrow} aria-hidden />
            </summary>
            <ArticleText sections={sections} />
          </details>
        </Panel>
      ))}
      {children}
    </PanelStack>
  )
}
