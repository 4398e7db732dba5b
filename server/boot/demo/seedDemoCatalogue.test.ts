import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '../../../contract/languageCodes.ts'
import { pictureSides } from '../../../contract/pictureSides.ts'
import { bakedPictures } from '../../domain/catalogue/bakedPictures.ts'
import { readCatalogueFile } from '../../domain/catalogue/readCatalogueFile.ts'
import { readDemoFiles } from './seedDemoCatalogue.ts'

const pictures = join(import.meta.dirname, '../../../demo/pictures')
const mostBytesOfPictures = 24 * 1024 * 1024

async function readAll() {
  return (await readDemoFiles()).map(readCatalogueFile)
}

describe('the demo goods', () => {
  it('fill the ten categories from sixteen shops', async () => {
    const files = (await readAll()).map(({ file }) => file)
    const products = files.flatMap((file) => file.products)
    expect(files.flatMap((file) => file.categories)).toHaveLength(10)
    expect(files.flatMap((file) => file.shops)).toHaveLength(16)
    expect(products).toHaveLength(80)
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length)
    expect(new Set(products.map(({ category }) => category)).size).toBe(10)
    expect(new Set(products.map(({ shop }) => shop)).size).toBe(16)
  })

  it('follow the import format completely', async () => {
    expect((await readAll()).flatMap(({ refused }) => refused)).toEqual([])
  })

  it('use only texts that their file has', async () => {
    const texts = (await readAll()).flatMap(({ file, textOf }) =>
      file.products.flatMap((product) => [
        textOf(product.title),
        ...product.specification.flatMap(({ name, value }) => [textOf(name), textOf(value)]),
        ...product.options.flatMap(({ name, values }) => [
          textOf(name),
          ...values.map((value) => textOf(value.name)),
        ]),
      ]),
    )
    expect(texts.every(({ en }) => en.length > 0)).toBe(true)
  })

  it('have every picture in three sizes, and no surplus file', async () => {
    const named = new Set<string>()
    for (const { file } of await readAll()) {
      for (const { picture } of file.categories) named.add(picture)
      for (const { logo, cover } of file.shops) named.add(logo).add(cover!)
      for (const { pictures: own, variants, reviews } of file.products) {
        for (const picture of [...own, ...reviews.flatMap((review) => review.pictures)]) {
          named.add(picture)
        }
        for (const { picture } of variants) if (picture) named.add(picture)
      }
    }
    const files = [...named].flatMap((name) =>
      Object.values(pictureSides).map(
        (side) => `${name}-${bakedPictures.get(name)?.version}-${side}.avif`,
      ),
    )
    expect((await readdir(pictures)).toSorted()).toEqual(files.toSorted())
    const sizes = await Promise.all(files.map((name) => stat(join(pictures, name))))
    const bytes = sizes.reduce((sum, { size }) => sum + size, 0)
    expect(bytes).toBeLessThanOrEqual(mostBytesOfPictures)
  })

  it('have reviews in every language', async () => {
    const reviews = (await readAll()).flatMap(({ file }) =>
      file.products.map((product) => product.reviews),
    )
    expect(reviews.filter((own) => own.length < 3)).toEqual([])
    const contents = reviews.flat().map(({ content }) => content)
    expect(contents.length).toBeGreaterThan(270)
    const holes = contents.filter(
      (content) => typeof content === 'string' || languageCodes.some((code) => !content[code]),
    )
    expect(holes).toEqual([])
  })

  it('have reviews that are newer than the product', async () => {
    const early = (await readAll()).flatMap(({ file }) =>
      file.products.flatMap(({ listedAt, reviews }) =>
        reviews.filter(({ createdAt }) => createdAt < listedAt),
      ),
    )
    expect(early).toEqual([])
  })
})
