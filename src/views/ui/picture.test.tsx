import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aPictureOf } from '../../../tests/factories/pictureAnswers.ts'
import { Picture } from './picture.tsx'

const tote = aPictureOf('tote')
const elsewhere = 'https://pictures.example/tote.jpg'
const single = aPictureOf('', {
  small: elsewhere,
  medium: elsewhere,
  large: elsewhere,
  tone: null,
})

test('a visible picture loads immediately, in the size that fits', () => {
  const html = renderToString(
    <Picture picture={tote} alt="Tote" size={320} sizes="50vw" priority />,
  )
  const files =
    '/pictures/tote-320.avif 320w, /pictures/tote-640.avif 640w, /pictures/tote-1280.avif 1280w'
  expect(tagsIn(html)).toEqual([
    `link rel="preload" as="image" imageSrcSet="${files}" imageSizes="50vw" fetchPriority="high"/`,
    `img class="_picture _fluid" style="background:#d9e4ec" src="/pictures/tote-640.avif" srcSet="${files}" sizes="50vw" alt="Tote" width="320" height="320" loading="eager" fetchPriority="high" decoding="async"/`,
  ])
})

test('any other picture loads lazily, and a small one has no larger files', () => {
  expect(tagsIn(renderToString(<Picture picture={tote} alt="" size={64} />))).toEqual([
    'img class="_picture" style="background:#d9e4ec" src="/pictures/tote-320.avif" alt="" width="64" height="64" loading="lazy" fetchPriority="auto" decoding="async"/',
  ])
})

test('a picture from elsewhere has one file, which loads immediately where it is visible', () => {
  const html = renderToString(<Picture picture={single} alt="" size={640} sizes="100vw" priority />)
  expect(tagsIn(html)).toEqual([
    `link rel="preload" as="image" href="${elsewhere}" fetchPriority="high"/`,
    `img class="_picture _fluid" src="${elsewhere}" alt="" width="640" height="640" loading="eager" fetchPriority="high" decoding="async"/`,
  ])
})

test('a wide picture reserves a band, two fifths as high as it is wide', () => {
  const html = renderToString(<Picture picture={single} alt="" size={640} sizes="100vw" isWide />)
  expect(tagsIn(html)).toEqual([
    `img class="_picture _fluid _wide" src="${elsewhere}" alt="" width="640" height="256" loading="lazy" fetchPriority="auto" decoding="async"/`,
  ])
})

/** The opening tags, with the class names of the module. */
function tagsIn(html: string): string[] {
  return [...html.matchAll(/<([a-z][^>]*)>/g)].map(([, tag = '']) =>
    tag.replaceAll(/(_[a-zA-Z]+)_\w+/g, '$1'),
  )
}
