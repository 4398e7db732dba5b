import type { Article } from './useArticles.ts'
import styles from './articles.module.css'

/** The text of an article without its title. */
export function ArticleText({ sections }: Pick<Article, 'sections'>) {
  return sections.map(({ heading, paragraphs }) => (
    <section key={heading} className={styles.section}>
      <h3 className={styles.heading}>{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  ))
}
