import * as v from 'valibot'
import { call } from './call.ts'
import { nothing } from './fields.ts'
import { platformContact } from './trader.ts'

export const articleKinds = ['help', 'law'] as const

export const section = v.object({ heading: v.string(), paragraphs: v.array(v.string()) })
export type Section = v.InferOutput<typeof section>

export const article = v.object({
  /** The same in every language: `shipping`, `privacy`. */
  slug: v.string(),
  title: v.string(),
  sections: v.array(section),
})
export type Article = v.InferOutput<typeof article>

const address = v.nullable(v.string())

export const helpSupport = call({
  method: 'GET',
  path: '/api/user/help_support',
  auth: 'public',
  summary: 'Answers to what shoppers ask, how to reach the shop, and its links for sellers.',
  input: nothing,
  output: v.object({
    list: v.array(article),
    /** Null where the platform has stated no contact. */
    contact: v.optional(v.nullable(platformContact), null),
    links: v.object({ merchantEntry: address, platformSeller: address }),
  }),
})
export type HelpSupport = v.InferOutput<typeof helpSupport.output>

export const law = call({
  method: 'GET',
  path: '/api/user/law',
  auth: 'public',
  summary: 'The shop’s terms, privacy notice and other legal texts, and who runs it.',
  input: nothing,
  output: v.object({
    list: v.array(article),
    contact: v.optional(v.nullable(platformContact), null),
  }),
})
