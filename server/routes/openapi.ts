import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '../../src/services/contract/call.ts'
import * as account from '../../src/services/contract/account.ts'
import * as address from '../../src/services/contract/address.ts'
import * as articles from '../../src/services/contract/articles.ts'
import * as bill from '../../src/services/contract/bill.ts'
import * as cart from '../../src/services/contract/cart.ts'
import * as catalogue from '../../src/services/contract/catalogue.ts'
import { envelope } from '../../src/services/contract/envelope.ts'
import * as favourites from '../../src/services/contract/favourites.ts'
import * as notices from '../../src/services/contract/notices.ts'
import * as orders from '../../src/services/contract/orders.ts'
import * as passwords from '../../src/services/contract/passwords.ts'
import * as profile from '../../src/services/contract/profile.ts'
import * as refunds from '../../src/services/contract/refunds.ts'
import * as reviews from '../../src/services/contract/reviews.ts'
import * as wallet from '../../src/services/contract/wallet.ts'

/** Every call of the contract. */
export function allCalls(): Call[] {
  return [
    account,
    address,
    catalogue,
    cart,
    orders,
    refunds,
    reviews,
    notices,
    wallet,
    bill,
    passwords,
    profile,
    favourites,
    articles,
  ]
    .flatMap((module) => Object.values(module))
    .filter((value): value is Call => typeof value === 'object' && 'path' in value)
}

/** The contract as an OpenAPI 3.1 document. */
export function openApi() {
  return {
    openapi: '3.1.0',
    info: { title: 'Harborlane API', version: '1' },
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
    paths: Object.fromEntries(
      [...Map.groupBy(allCalls(), (call) => call.path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)])),
      ]),
    ),
  }
}

function operation(call: Call) {
  const input = jsonSchema(call.input, 'input')
  const query = call.method === 'GET' ? (input.properties ?? {}) : {}
  const required = new Set(input.required ?? [])
  return {
    summary: call.summary,
    security: call.auth === 'session' ? [{ token: [] }] : [],
    parameters: [
      { name: 'lang', in: 'query', required: false, schema: { type: 'string' } },
      ...(call.keyed
        ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
        : []),
      ...Object.entries(query)
        .filter(([name]) => name !== 'lang')
        .map(([name, schema]) => ({ name, in: 'query', required: required.has(name), schema })),
    ],
    ...(call.method === 'GET'
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      '200': {
        description: 'code 1 with data, or a refusal with its reason',
        content: {
          'application/json': {
            schema: {
              ...jsonSchema(envelope, 'output'),
              properties: {
                ...jsonSchema(envelope, 'output').properties,
                data: jsonSchema(call.output, 'output'),
              },
            },
          },
        },
      },
      ...(call.auth === 'session' ? { '401': { description: 'no live session' } } : {}),
    },
  }
}

function jsonSchema(schema: Call['input'], typeMode: 'input' | 'output') {
  return toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
}
