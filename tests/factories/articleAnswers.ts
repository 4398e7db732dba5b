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

/** A shop whose owner has not set a contact yet. */
export function someHelp(changes: Partial<HelpSupport> = {}): HelpSupport {
  return {
    list: [],
    contact: { email: null, phone: null, hours: null },
    links: { merchantEntry: null, platformSeller: null },
    ...changes,
  }
}
