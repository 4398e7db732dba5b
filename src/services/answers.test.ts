import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../contract/call.ts'
import { ApiError } from './apiError.ts'
import { callApi } from './http.ts'
import { configureHttp } from './httpConfiguration.ts'
import { login, logout, register } from './sessionCalls.ts'

const listThings = call({
  method: 'GET',
  path: '/api/things',
  auth: 'public',
  summary: 'Lists things.',
  input: v.object({}),
  output: v.object({ names: v.array(v.string()) }),
})

const fetchStub = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetchStub)
  configureHttp({ baseURL: 'https://shop.test', getToken: () => null, getLang: () => 'en' })
})

afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

describe('answers of any provider', () => {
  test.each([
    ['no time', '{"code":0,"msg":"No","data":null}'],
    ['no data', '{"code":0,"msg":"No","time":1}'],
    ['a reason that is no text', '{"code":0,"msg":"No","data":null,"time":1,"reason":7}'],
    ['an unknown reason', '{"code":-3,"msg":"No","reason":"outOfLuck"}'],
  ])('rejects a refusal with %s and keeps its message', async (_, text) => {
    answers(text)
    const error = await callApi(listThings, {}).catch((cause: unknown) => cause)
    expect(error).toEqual(new ApiError({ kind: 'refused', status: 200, msg: 'No' }))
  })

  test('rejects a refusal without a message', async () => {
    answers('{"code":0,"data":null}')
    await expect(callApi(listThings, {})).rejects.toMatchObject({ kind: 'refused', msg: null })
  })

  test.each([
    ['no time', '{"code":1,"msg":"","data":{"names":["a"]}}', ['a']],
    ['no words', '{"code":1,"data":{"names":["a"]}}', ['a']],
    ['a null reason', '{"code":1,"data":{"names":[]},"reason":null}', []],
  ])('accepts a call with %s by its code', async (_, text, names) => {
    answers(text)
    expect(await callApi(listThings, {})).toEqual({ names })
  })

  test.each(['{"code":1}', '{"code":1,"data":null}'])(
    'accepts %s as the answer of a call without data',
    async (text) => {
      answers(text)
      expect(await logout()).toEqual({})
    },
  )

  test.each([
    ['a login', login],
    ['a registration', register],
  ])('accepts an answer to %s with the token only', async (_, signIn) => {
    answers('{"code":1,"data":{"userinfo":{"token":"t-1"}}}')
    const credentials = { account: 'mira', password: 'harbour-1' }
    expect(await signIn(credentials)).toEqual({ userinfo: { token: 't-1' } })
  })
})

function answers(text: string): void {
  fetchStub.mockResolvedValueOnce(new Response(text, { status: 200 }))
}
