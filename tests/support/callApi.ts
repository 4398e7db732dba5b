import { randomUUID } from 'node:crypto'
import type { InferInput, InferOutput } from 'valibot'
import * as v from 'valibot'
import type { Call } from '../../contract/call.ts'
import { envelope, type Envelope } from '../../contract/envelope.ts'

/** An API to call: a Hono app in this process, or a host by {@link remote}. */
export interface Host {
  request(path: string, init: RequestInit): Response | Promise<Response>
}

export function remote(address: string): Host {
  return { request: (path, init) => fetch(`${address}${path}`, init) }
}

export interface RawAnswer {
  status: number
  text: string
  body: Envelope
}

export interface CallOptions {
  token?: string | undefined
  lang?: string
  /** Null sends none; without it a keyed call gets a fresh one. */
  key?: string | null
}

/** Sends any input to a call over HTTP, and returns the raw answer. */
export async function sendRaw(
  app: Host,
  call: Pick<Call, 'method' | 'path' | 'keyed'>,
  body: string | undefined,
  options: CallOptions & { query?: string } = {},
): Promise<RawAnswer> {
  const { token, lang = 'en', key = call.keyed ? randomUUID() : null, query = '' } = options
  const response = await app.request(`${call.path}?lang=${lang}${query}`, {
    method: call.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { token } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  return { status: response.status, text, body: v.parse(envelope, JSON.parse(text)) }
}

export async function send<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  app: Host,
  call: Call<Input, Output>,
  input: InferInput<Input>,
  options: CallOptions = {},
): Promise<RawAnswer> {
  if (call.method !== 'GET') return sendRaw(app, call, JSON.stringify(input), options)
  const query = Object.entries(input as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`)
    .join('')
  return sendRaw(app, call, undefined, { ...options, query })
}

/** Like {@link send}, for a call that must succeed: its data, parsed by the contract. */
export async function ask<Input extends v.GenericSchema, Output extends v.GenericSchema>(
  app: Host,
  call: Call<Input, Output>,
  input: InferInput<Input>,
  options: CallOptions = {},
): Promise<InferOutput<Output>> {
  const answer = await send(app, call, input, options)
  if (answer.body.code !== 1) throw new Error(`${call.path} was refused: ${answer.text}`)
  return v.parse(call.output, answer.body.data)
}
