import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '../../contract/call.ts'
import * as account from '../../contract/account.ts'
import * as address from '../../contract/address.ts'
import * as articles from '../../contract/articles.ts'
import * as bill from '../../contract/bill.ts'
import * as cart from '../../contract/cart.ts'
import * as catalogue from '../../contract/catalogue.ts'
import { envelope } from '../../contract/envelope.ts'
import * as favourites from '../../contract/favourites.ts'
import * as invoice from '../../contract/invoice.ts'
import * as messages from '../../contract/messages.ts'
import * as notices from '../../contract/notices.ts'
import * as notificationSettings from '../../contract/notificationSettings.ts'
import * as orders from '../../contract/orders.ts'
import * as passkeys from '../../contract/passkeys.ts'
import * as passwords from '../../contract/passwords.ts'
import * as profile from '../../contract/profile.ts'
import * as refunds from '../../contract/refunds.ts'
import * as returns from '../../contract/returns.ts'
import * as reviews from '../../contract/reviews.ts'
import * as wallet from '../../contract/wallet.ts'

/** Every call of the contract. */
export function allCalls(): Call[] {
  return [
    account,
    address,
    catalogue,
    cart,
    orders,
    invoice,
    refunds,
    returns,
    reviews,
    messages,
    notices,
    notificationSettings,
    wallet,
    bill,
    passwords,
    passkeys,
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

let text: string | null = null

/** Built once: it takes 10 ms, and doesn't change while the server runs. */
export function openApiText(): string {
  return (text ??= JSON.stringify(openApi()))
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
