import { expect, test } from 'vitest'
import { bakedPictures } from './bakedPictures.ts'
import { pictureOf } from './pictureOf.ts'

test('a rendered picture has its version in its addresses, and its colour', () => {
  const { version, tone } = bakedPictures.get('alpine-cheese') ?? {}
  const baked = {
    small: `/pictures/alpine-cheese-${version}-320.avif`,
    medium: `/pictures/alpine-cheese-${version}-640.avif`,
    large: `/pictures/alpine-cheese-${version}-1280.avif`,
    tone,
  }
  expect([pictureOf('alpine-cheese'), pictureOf('/pictures/alpine-cheese-256.webp')]).toEqual([
    baked,
    baked,
  ])
  expect(tone).toMatch(/^#[0-9a-f]{6}$/)
})

test('an external picture is one file, and an upload has its sizes', () => {
  const plain = { tone: null }
  const address = 'https://pictures.example/lantern.webp'
  const id = 'a'.repeat(24)
  expect([pictureOf(address), pictureOf(`upload:${id}`)]).toEqual([
    { small: address, medium: address, large: address, ...plain },
    {
      small: `/api/uploads/${id}/small`,
      medium: `/api/uploads/${id}/medium`,
      large: `/api/uploads/${id}/large`,
      ...plain,
    },
  ])
})
