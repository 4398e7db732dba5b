import type { Article, HelpSupport } from '../../contract/articles.ts'
import type { PlatformContact } from '../../contract/trader.ts'

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

export function aContact(changes: Partial<PlatformContact> = {}): PlatformContact {
  return {
    name: 'Harborlane Ltd',
    address: '1 Pier Road\nBristol',
    email: 'help@shop.test',
    phone: null,
    hours: null,
    registration: 'Company 1',
    ...changes,
  }
}

/** A shop whose owner has not set a contact yet. */
export function someHelp(changes: Partial<HelpSupport> = {}): HelpSupport {
  return {
    list: [],
    contact: null,
    links: { merchantEntry: null, platformSeller: null },
    ...changes,
  }
}
