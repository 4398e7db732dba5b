import { describe, expect, test } from 'vitest'
import { readObjectStoreAddress } from './objectStoreAddress.ts'

describe('the address of an object store', () => {
  test.for([
    [
      'https://key:se%2Fcret@store.example:9000/pictures?region=eu-west-1',
      'https://store.example:9000/pictures',
      'eu-west-1',
    ],
    [
      's3://key:se%2Fcret@store.example/pictures/shop/',
      'https://store.example/pictures/shop',
      'us-east-1',
    ],
    ['http://key:se%2Fcret@127.0.0.1:4568/pictures', 'http://127.0.0.1:4568/pictures', 'us-east-1'],
  ] as const)('%s', ([given, base, region]) => {
    expect(readObjectStoreAddress(given, 'UPLOADS_URL')).toEqual({
      base,
      region,
      accessKeyId: 'key',
      secretAccessKey: 'se/cret',
    })
  })

  test.for([
    'store.example/pictures',
    'https://store.example/pictures',
    'https://key:secret@store.example',
    'ftp://key:secret@store.example/pictures',
  ])('refuses %s without printing it', (given) => {
    expect(() => readObjectStoreAddress(given, 'UPLOADS_URL')).toThrow(
      /^UPLOADS_URL must be such as https:\/\/key:secret@store\.example:9000\/bucket/,
    )
  })
})
