import { describe, expect } from 'vitest'
import { seedArticles } from '../../server/domain/catalogue/articles/seedArticles.ts'
import { articles } from '../../server/db/schema/articles.ts'
import { helpSupport, law } from '../../contract/articles.ts'
import { ask } from '../support/callApi.ts'
import { test } from '../support/shopTest.ts'

describe('help and legal texts', () => {
  test.beforeAll(async ({ shop }) => {
    await seedArticles({ ctx: shop.database })
  })

  test('anyone can read them, and they show how to reach the shop', async ({ shop }) => {
    const help = await ask(shop.app, helpSupport, {})
    const legal = await ask(shop.app, law, {})
    expect(help.list.map(({ slug }) => slug)).toEqual([
      'ordering',
      'wallet',
      'shipping',
      'refunds',
      'security',
    ])
    expect(legal.list.map(({ slug }) => slug)).toEqual([
      'terms',
      'privacy',
      'returns',
      'wallet',
      'cookies',
    ])
    expect({ contact: help.contact, links: help.links }).toEqual({
      contact: null,
      links: { merchantEntry: null, platformSeller: null },
    })
  })

  test('a text that the shop wrote itself survives a server restart', async ({ shop }) => {
    const own = [{ heading: 'Ours', paragraphs: ['We changed this.'] }]
    await shop.database.db.update(articles).set({ sections: own })
    await seedArticles({ ctx: shop.database })
    const { list } = await ask(shop.app, law, {})
    expect(list.map(({ sections }) => sections)).toEqual(list.map(() => own))
  })

  test('a language without its own text shows the English one', async ({ shop }) => {
    await shop.database.db.delete(articles)
    await shop.database.db.insert(articles).values({
      kind: 'law',
      slug: 'only',
      language: 'en',
      position: 0,
      title: 'Only in English',
      sections: [],
    })
    const { list } = await ask(shop.app, law, {}, { lang: 'tai' })
    expect(list).toEqual([{ slug: 'only', title: 'Only in English', sections: [] }])
  })
})
