import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../domain/kernel/errors.ts'
import { parseJson, readTextWithin } from '../http/body.ts'

const maxBodyBytes = 64 * 1024

export function readQuery<Schema extends v.GenericSchema>(schema: Schema, context: Context) {
  return parse(schema, context.req.query())
}

export async function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  context: Context,
  mostBytes = maxBodyBytes,
) {
  return parse(schema, parsed(await readTextWithin(context.req.raw, mostBytes)))
}

/** Invalid JSON becomes null, which fits no schema. */
function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  throw new Refusal('invalidInput', {
    fields: result.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? '',
      message: issue.message,
    })),
  })
}
