import { describe, expect, test } from 'vitest'
import { shipLess } from '../../scripts/shipLess.ts'

describe('what is shipped', () => {
  test('holds compiled texts in the place of written ones', () => {
    expect(
      shipped(
        "const m = { id: 'a.b', defaultMessage: 'Pay {amount}' }",
        '/shop/src/views/pay/payButton.tsx',
      ),
    ).toBe(
      'const m = { id: \'a.b\', defaultMessage: [{"type":0,"value":"Pay "},{"type":1,"value":"amount"}] }',
    )
  })

  test('leaves out what charts and the contract say to people, and nothing else', () => {
    const source = "f({ description: 'Why', summary: 'What', path: '/api/x' })"
    expect(shipped(source, '/shop/src/machines/fooMachine.ts')).toBe(
      "f({ description: \"\", summary: 'What', path: '/api/x' })",
    )
    expect(shipped(source, '/shop/contract/foo.ts')).toBe(
      "f({ description: 'Why', summary: \"\", path: '/api/x' })",
    )
    expect(shipped(source, '/shop/src/views/foo/foo.tsx')).toBeNull()
    expect(shipped(source, '/shop/node_modules/foo/src/index.js')).toBeNull()
  })

  test('refuses a text that is no valid message', () => {
    expect(() => shipped("f({ defaultMessage: 'Pay {amount' })", '/shop/src/a.ts')).toThrow(
      'EXPECT_ARGUMENT_CLOSING_BRACE',
    )
  })
})

function shipped(code: string, id: string): string | null {
  const { transform } = shipLess()
  if (typeof transform !== 'function') throw new Error('the plugin transforms by a function')
  const result: unknown = transform.call({} as never, code, id, { moduleType: 'js' } as never)
  return typeof result === 'object' && result !== null && 'code' in result
    ? String(result.code)
    : null
}
