import * as v from 'valibot'
import { readDemoFiles } from '../../server/boot/demo/seedDemoCatalogue.ts'

const named = v.object({
  categories: v.optional(v.array(v.object({ slug: v.string(), picture: v.string() })), []),
  shops: v.optional(v.array(v.object({ logo: v.string(), cover: v.string() })), []),
  products: v.optional(
    v.array(
      v.object({
        code: v.string(),
        category: v.string(),
        pictures: v.array(v.string()),
        variants: v.array(v.object({ picture: v.optional(v.string()) })),
        reviews: v.array(v.object({ pictures: v.optional(v.array(v.string()), []) })),
      }),
    ),
    [],
  ),
})

interface NamedPicture {
  name: string
  /** The description from which it is rendered. */
  code: string
  category: string
  variant: string | null
  detail: boolean
}

/** Every picture that the demo catalogue names, main pictures of products first, details last. */
export async function namedPictures(): Promise<NamedPicture[]> {
  const files = (await readDemoFiles()).map((file) => v.parse(named, file))
  const products = files.flatMap((file) => file.products)
  const heroes: NamedPicture[] = []
  const others: NamedPicture[] = []
  const details: NamedPicture[] = []
  const plain = (name: string, category: string): NamedPicture => {
    return { name, code: name, category, variant: null, detail: false }
  }
  for (const { categories, shops } of files) {
    for (const { picture, slug } of categories) others.push(plain(picture, slug))
    for (const { logo, cover } of shops) others.push(plain(logo, 'shop'), plain(cover, 'shop'))
  }
  for (const { code, category, pictures, variants, reviews } of products) {
    const own = new Set([...pictures, ...variants.flatMap(({ picture }) => picture ?? [])])
    for (const name of own) {
      const rest = name.slice(code.length + 1)
      const detail = rest === 'detail'
      const picture = { name, code, category, variant: detail ? null : rest || null, detail }
      if (name === pictures[0]) heroes.push(picture)
      else (detail ? details : others).push(picture)
    }
    for (const name of reviews.flatMap(({ pictures: shown }) => shown)) {
      details.push(plain(name, category))
    }
  }
  return [...heroes, ...others, ...details]
}
