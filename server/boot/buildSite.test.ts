import { expect, test } from 'vitest'
import { buildReason } from './buildSite.ts'

test('rebuilds the app for another host, and never for its own by mistake', () => {
  const here = { builtAt: 2, changedAt: 1, builtBase: '', apiBase: undefined, hasTools: true }
  const base = 'https://api.example'
  expect([
    buildReason({ ...here, builtAt: 0 }),
    buildReason(here),
    buildReason({ ...here, changedAt: 3 }),
    buildReason({ ...here, apiBase: base }),
    buildReason({ ...here, builtBase: base, apiBase: 'https://other.example' }),
    buildReason({ ...here, builtBase: base, apiBase: base }),
    buildReason({ ...here, builtBase: base, apiBase: base, changedAt: 3 }),
    buildReason({ ...here, builtBase: base }),
    buildReason({ ...here, builtBase: base, changedAt: 3 }),
  ]).toEqual(['first', null, 'changed', 'otherHost', 'otherHost', null, 'changed', null, 'stale'])
})

test('serves what is built where the tools to build are not installed', () => {
  const here = { builtAt: 2, changedAt: 1, builtBase: '', apiBase: undefined, hasTools: false }
  expect([
    buildReason(here),
    buildReason({ ...here, changedAt: 3 }),
    buildReason({ ...here, builtAt: 0 }),
    buildReason({ ...here, apiBase: 'https://api.example' }),
  ]).toEqual([null, 'served', 'noTools', 'noTools'])
})
