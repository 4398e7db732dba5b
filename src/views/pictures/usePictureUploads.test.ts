// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { uploadPictures } from '../../../contract/uploads.ts'
import { uploadedPictureOf } from '../../../server/domain/uploads/uploadedPictureOf.ts'
import {
  heldBy,
  heldUntilLeft,
  openBindings,
  soon,
  type Bindings,
} from '../../../tests/support/bindings.tsx'
import { actorStore } from '../actors/actorStore.ts'
import { toasts } from '../actors/toasts.ts'
import {
  forgetPictures,
  useAllPictureUploads,
  usePictureUploads,
  type PictureUploads,
} from './usePictureUploads.ts'

const uploads = { method: 'POST', path: uploadPictures.address } as const
const sea = new File(['sea'], 'sea')
const pier = new File(['pier'], 'pier')
const gull = new File(['gull'], 'gull')

let bindings: Bindings
/** The pending answers, oldest first. */
let waiting: PromiseWithResolvers<object>[]
let made: string[]
let revoked: string[]
beforeEach(() => {
  bindings = openBindings()
  waiting = []
  made = []
  revoked = []
  bindings.answers(uploads, () => {
    const answer = Promise.withResolvers<object>()
    waiting.push(answer)
    return answer.promise
  })
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push((file as File).name)
    return `blob:${(file as File).name}`
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await bindings.close()
})

const idOf = (name: string) => name.padEnd(24, '-')
const isAsked = (times: number) => soon(() => expect(waiting[times - 1]).toBeDefined())

async function taken(place: number, name: string) {
  await isAsked(place + 1)
  await act(async () => waiting[place]?.resolve({ list: [uploadedPictureOf(idOf(name))] }))
}

async function lost(place: number) {
  await isAsked(place + 1)
  await act(async () => waiting[place]?.reject(new TypeError('the line is cut')))
}

const stand = ({ pictures, ids, busy }: PictureUploads) => ({
  pictures: pictures.map(({ stage, preview }) => `${stage} ${preview}`),
  ids,
  busy,
})

test('pictures are uploaded one after the other, each with a preview of its file', async () => {
  const held = await heldBy(bindings, () => usePictureUploads(['refunds', 31]))
  const stands = [stand(held())]
  await act(async () => held().choose([sea, pier]))
  stands.push(stand(held()))
  await taken(0, 'sea')
  await soon(() => expect(held().ids).toHaveLength(1))
  stands.push(stand(held()))
  await taken(1, 'pier')
  await soon(() => expect(held().busy).toBe(false))
  expect([held().most, ...stands, stand(held())]).toEqual([
    9,
    { pictures: [], ids: [], busy: false },
    { pictures: ['waiting blob:sea', 'waiting blob:pier'], ids: [], busy: true },
    { pictures: ['uploaded blob:sea', 'waiting blob:pier'], ids: [idOf('sea')], busy: true },
    {
      pictures: ['uploaded blob:sea', 'uploaded blob:pier'],
      ids: [idOf('sea'), idOf('pier')],
      busy: false,
    },
  ])
})

test('of too many files the first ones are accepted, and the others are not read', async () => {
  const plain = vi.spyOn(toasts, 'plain')
  const held = await heldBy(bindings, () => usePictureUploads(['profile'], 2))
  await act(async () => held().choose([sea]))
  const saidOfOne = plain.mock.calls.length
  await act(async () => held().choose([pier, gull]))
  expect([
    held().most,
    stand(held()).pictures,
    made,
    saidOfOne,
    plain.mock.calls.map(([{ id }, given]) => [id, given]),
  ]).toEqual([
    2,
    ['waiting blob:sea', 'waiting blob:pier'],
    ['sea', 'pier'],
    0,
    [['pictures.tooMany', { most: 2 }]],
  ])
})

test('choosing none changes nothing', async () => {
  const held = await heldBy(bindings, () => usePictureUploads(['refunds', 31]))
  await act(async () => held().choose([]))
  expect([stand(held()), bindings.askedFor(uploads)]).toEqual([
    { pictures: [], ids: [], busy: false },
    [],
  ])
})

test('removing a picture revokes its preview and aborts its upload', async () => {
  const held = await heldBy(bindings, () => usePictureUploads(['refunds', 31]))
  await act(async () => held().choose([sea, pier, gull]))
  await isAsked(1)
  const [first, second] = held().pictures
  await act(async () => held().remove(first!.key))
  await isAsked(2)
  await taken(1, 'pier')
  await act(async () => held().remove(second!.key))
  await taken(2, 'gull')
  await soon(() => expect(held().busy).toBe(false))
  expect([stand(held()), revoked, bindings.givenUp(uploads)]).toEqual([
    { pictures: ['uploaded blob:gull'], ids: [idOf('gull')], busy: false },
    ['blob:sea', 'blob:pier'],
    1,
  ])
})

test('a failed upload can be retried after the others', async () => {
  const held = await heldBy(bindings, () => usePictureUploads(['refunds', 31]))
  await act(async () => held().choose([sea, pier]))
  await lost(0)
  await taken(1, 'pier')
  await soon(() => expect(held().busy).toBe(false))
  const before = held().pictures
  await act(async () => held().retry(before[0]!.key))
  await taken(2, 'sea')
  await soon(() => expect(held().busy).toBe(false))
  expect([before[0], stand(held()), revoked]).toEqual([
    {
      key: before[0]?.key,
      stage: 'failed',
      failure: { type: 'network' },
      preview: 'blob:sea',
    },
    {
      pictures: ['uploaded blob:pier', 'uploaded blob:sea'],
      ids: [idOf('pier'), idOf('sea')],
      busy: false,
    },
    [],
  ])
})

test('used pictures are released once, and those of another form stay', async () => {
  const held = await heldBy(bindings, () => [
    usePictureUploads(['reviews', 31, 1]),
    usePictureUploads(['reviews', 31, 2]),
    usePictureUploads(['reviews', 32, 1]),
  ])
  await act(async () => held()[0]?.choose([sea]))
  await act(async () => held()[1]?.choose([pier]))
  await act(async () => held()[2]?.choose([gull]))
  await act(async () => forgetPictures(['reviews', 31]))
  await act(async () => forgetPictures(['reviews', 31]))
  expect([held().map((each) => stand(each).pictures), revoked]).toEqual([
    [[], [], ['waiting blob:gull']],
    ['blob:sea', 'blob:pier'],
  ])
})

test('a form with several picture fields sees the pictures of all, also later ones', async () => {
  const held = await heldBy(bindings, () => ({
    all: useAllPictureUploads([
      ['reviews', 31, 1],
      ['reviews', 31, 2],
    ]),
    second: usePictureUploads(['reviews', 31, 2]),
  }))
  await act(async () => held().all[0]?.choose([sea]))
  await isAsked(1)
  await act(async () => held().second.choose([pier]))
  const before = held().all.map(stand)
  await taken(0, 'sea')
  await taken(1, 'pier')
  await soon(() => expect(held().all.some(({ busy }) => busy)).toBe(false))
  expect([before, held().all.map(stand)]).toEqual([
    [
      { pictures: ['waiting blob:sea'], ids: [], busy: true },
      { pictures: ['waiting blob:pier'], ids: [], busy: true },
    ],
    [
      { pictures: ['uploaded blob:sea'], ids: [idOf('sea')], busy: false },
      { pictures: ['uploaded blob:pier'], ids: [idOf('pier')], busy: false },
    ],
  ])
})

test('a form with fewer fields does not render again for the others', async () => {
  let times = 0
  const held = await heldBy(bindings, () => {
    const [keys, setKeys] = useState([1, 2])
    times += 1
    return { setKeys, all: useAllPictureUploads(keys.map((key) => ['reviews', 31, key])) }
  })
  const [, second] = held().all
  await act(async () => held().setKeys([1]))
  const before = times
  await act(async () => second?.choose([sea]))
  expect([held().all.length, times - before]).toEqual([1, 0])
})

test('pictures of several fields upload while other screens are shown, until the session ends', async () => {
  const use = () => useAllPictureUploads([['reviews', 31, 1]])
  const { held, leave } = await heldUntilLeft(bindings, use)
  await act(async () => held()[0]?.choose([sea]))
  await isAsked(1)
  await leave()
  const whileShopping = bindings.givenUp(uploads)
  await act(async () => bindings.session.send({ type: 'session.changedElsewhere', token: null }))
  expect([whileShopping, bindings.givenUp(uploads)]).toEqual([0, 1])
})

test('pictures of several fields are never evicted', async () => {
  const use = () => useAllPictureUploads([['reviews', 31, 1]])
  const { held, leave } = await heldUntilLeft(bindings, use)
  await act(async () => held()[0]?.choose([sea]))
  await taken(0, 'sea')
  await leave()
  for (let page = 0; page < 200; page += 1) {
    const key = ['product', page] as const
    const create = () => createActor(createMachine({}))
    actorStore.hold(key, actorStore.get(key, create, { lasts: false }))?.()
  }
  const again = await heldBy(bindings, use)
  expect(again().map(stand)).toEqual([
    { pictures: ['uploaded blob:sea'], ids: [idOf('sea')], busy: false },
  ])
})
