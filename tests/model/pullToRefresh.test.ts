import { describe, expect, test } from 'vitest'
import { pullToRefreshMachine } from '../../src/machines/pullToRefreshMachine.ts'
import { aLittle, enough, input } from './charts/pullToRefresh.ts'
import { journey } from './support/journey.ts'

describe('content that is pulled down', () => {
  test('is refreshed when it is released far enough, and briefly reports it', async () => {
    const pull = journey(pullToRefreshMachine, { input })
    pull.send(aLittle)
    pull.send(enough)
    expect(pull.snapshot()).toMatchObject({
      value: { pulling: 'enough' },
      context: { pulledPx: 50 },
    })
    pull.send({ type: 'content.released' })
    expect(pull.snapshot()).toMatchObject({ value: 'refreshing', context: { pulledPx: 0 } })
    await pull.settle('refresh', { type: 'refreshed' })
    expect(pull.snapshot().value).toBe('finished')
    pull.send({ type: 'notice.faded' })
    expect(pull.snapshot().value).toBe('resting')
  })

  test('returns when the finger does, and requests nothing', () => {
    const pull = journey(pullToRefreshMachine, { input })
    pull.send(enough)
    pull.send(aLittle)
    expect(pull.snapshot()).toMatchObject({
      value: { pulling: 'short' },
      context: { pulledPx: 20 },
    })
    pull.send({ type: 'content.released' })
    expect(pull.snapshot()).toMatchObject({ value: 'resting', context: { pulledPx: 0 } })
    expect(() => pull.inputOf('refresh')).toThrow('"refresh" is not running')
  })

  test('can’t be pulled again before the answer and its notice are over', async () => {
    const pull = journey(pullToRefreshMachine, { input })
    pull.send(enough)
    pull.send({ type: 'content.released' })
    pull.send(enough)
    expect(pull.snapshot().value).toBe('refreshing')
    await pull.settle('refresh', { type: 'failed' })
    pull.send(enough)
    expect(pull.snapshot()).toMatchObject({ value: 'failed', context: { pulledPx: 0 } })
  })
})
