import { describe, expect, test } from 'vitest'
import { allCalls, openApi } from './openapi.ts'

describe("the API's description", () => {
  test('names every call with its method', () => {
    const { paths } = openApi()
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(
      allCalls()
        .map((call) => `${call.method} ${call.path}`)
        .toSorted(),
    )
  })

  test('survives serialization to JSON without loss', () => {
    const document = openApi()
    expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  })

  test('states that paying needs a token, a key, an order and a proof', () => {
    expect(openApi().paths['/api/order/pay']).toMatchObject({
      post: {
        security: [{ token: [] }],
        parameters: [{ name: 'lang' }, { name: 'Idempotency-Key', required: true }],
        requestBody: {
          content: {
            'application/json': {
              schema: { required: ['orderId', 'proof'], additionalProperties: false },
            },
          },
        },
      },
    })
  })

  test('has a different method and path for each call', () => {
    const names = allCalls().map((call) => `${call.method} ${call.path}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
