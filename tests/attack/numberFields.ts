import { toJsonSchema } from '@valibot/to-json-schema'
import type { Call } from '../../contract/call.ts'

type Schema = ReturnType<typeof toJsonSchema>

/** The paths of all numbers that a call takes, such as `lines.0.skuId`. */
export function numberFields({ input }: Pick<Call, 'input'>): string[] {
  const schema = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' })
  return [...new Set(pathsIn(schema, []))]
}

/** The top-level fields of a call's input. */
export function fieldNames({ input }: Pick<Call, 'input'>): string[] {
  const { properties } = toJsonSchema(input, { typeMode: 'input', errorMode: 'ignore' })
  return Object.keys(properties ?? {})
}

function pathsIn(schema: Schema, path: readonly string[]): string[] {
  const isNumber = schema.type === 'integer' || schema.type === 'number'
  if (isNumber) return [path.join('.')]
  return [
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((each) =>
      pathsIn(asSchema(each), path),
    ),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
      pathsIn(asSchema(inner), [...path, name]),
    ),
    ...(schema.items && !Array.isArray(schema.items)
      ? pathsIn(asSchema(schema.items), [...path, '0'])
      : []),
  ]
}

function asSchema(given: Schema | boolean): Schema {
  return typeof given === 'boolean' ? {} : given
}
