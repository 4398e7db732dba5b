import type { Article, HelpSupport } from '../../contract/articles.ts'

export function anArticle(changes: Partial<Article> = {}): Article {
  return {
    slug: 'shipping',
    title: 'How long does a parcel take?',
    sections: [
      { heading: 'At home', paragraphs: ['Three days.', 'A week before the holidays.'] },
      { heading: 'Abroad', paragraphs: ['Two weeks.'] },
    ],
    ...changes,
  }
}

/** The shop as it stands before its owner says how to reach it. */
export function someHelp(changes: Partial<HelpSupport> = {}): HelpSupport {
  return {
    list: [],
    contact: { email: null, phone: null, hours: null },
    links: { merchantEntry: null, platformSeller: null },
    ...changes,
  }
}
