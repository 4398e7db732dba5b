import { describe, expect, it } from 'vitest'
import { allCalls } from '../../server/routes/openapi.ts'
import { privateReads, publicReads } from './readable.ts'

const calls = allCalls()

describe('calls readable offline', () => {
  it('are calls of the contract that read, for signed-in shoppers', () => {
    const found = privateReads.map((path) => calls.find((call) => call.path === path))
    expect(found.map((call) => [call?.method, call?.auth])).toEqual(
      privateReads.map(() => ['GET', 'session']),
    )
  })

  it('exclude GET calls that change something or stream', () => {
    const never = ['/api/user/address_del', '/api/user/set_language', '/api/events']
    expect(
      never.filter((path) => path.startsWith(publicReads) || privateReads.includes(path)),
    ).toEqual([])
  })

  it('include every public read of the catalogue', () => {
    const below = calls.filter(({ path }) => path.startsWith(publicReads))
    expect(below.length).toBeGreaterThan(5)
    expect(below.map(({ method, auth }) => [method, auth])).toEqual(
      below.map(() => ['GET', 'public']),
    )
  })
})
