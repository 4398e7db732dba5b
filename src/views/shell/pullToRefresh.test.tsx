// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBindings, soon, type Bindings } from '../../../tests/support/bindings.tsx'
import type { RefreshOutcome } from '../../machines/pullToRefreshMachine.ts'
import { PullToRefresh } from './pullToRefresh.tsx'

let bindings: Bindings
beforeEach(() => {
  bindings = openBindings()
})
afterEach(() => bindings.close())

type Touch = readonly [x: number, y: number]

async function pulled(outcome: RefreshOutcome['type'] = 'refreshed') {
  let times = 0
  const place = await bindings.show(
    <main>
      <PullToRefresh
        onRefresh={() => {
          times += 1
          return Promise.resolve({ type: outcome })
        }}
      >
        <p>{'Orders'}</p>
      </PullToRefresh>
    </main>,
  )
  const head = place.querySelector<HTMLElement>('[role=status]')
  return {
    /** Returns the head's state after each touch. An empty touch ends the gesture. */
    async gesture(...touches: (readonly Touch[])[]) {
      const shown: string[] = []
      for (const [at, fingers] of touches.entries()) {
        const before = touches[at - 1]?.length ?? 0
        const type =
          fingers.length === 0 ? 'touchend' : fingers.length > before ? 'touchstart' : 'touchmove'
        const event = new Event(type, { bubbles: true, cancelable: true })
        const list = fingers.map(([clientX, clientY]) => ({ clientX, clientY }))
        Object.defineProperty(event, 'touches', { value: list })
        await act(async () => void place.querySelector('p')?.dispatchEvent(event))
        const keepsAlive = event.defaultPrevented ? ' instead of a scroll' : ''
        shown.push(`${head?.textContent} ${head?.style.height}${keepsAlive}`)
      }
      return shown
    },
    text: () => head?.textContent,
    arrow: () =>
      head
        ?.querySelector('svg')
        ?.getAttribute('class')
        ?.match(/_(arrow|turned)_/)?.[1],
    /** Fires the end of the transition of the head, or of the icon in it. */
    moved: (part: 'span' | null) =>
      act(async () => {
        const at = part === null ? head : head?.querySelector(part)
        at?.dispatchEvent(new Event('animationend', { bubbles: true }))
      }),
    times: () => times,
  }
}

test.each([
  {
    of: 'a little way',
    touches: [[[5, 100]], [[5, 130]], []],
    expected: [' 0px', 'Pull to refresh 30px instead of a scroll', ' 0px'],
  },
  {
    of: 'far',
    touches: [[[5, 100]], [[5, 200]]],
    expected: [' 0px', 'Release to refresh 67px instead of a scroll'],
  },
  {
    of: 'far, and back',
    touches: [[[5, 100]], [[5, 200]], [[5, 100]], []],
    expected: [
      ' 0px',
      'Release to refresh 67px instead of a scroll',
      'Pull to refresh 0px instead of a scroll',
      ' 0px',
    ],
  },
  {
    of: 'not at all first',
    touches: [[[5, 100]], [[5, 100]], [[5, 130]], []],
    expected: [' 0px', ' 0px', 'Pull to refresh 30px instead of a scroll', ' 0px'],
  },
  {
    of: 'up first',
    touches: [[[5, 100]], [[5, 90]], [[5, 200]], []],
    expected: [' 0px', ' 0px', ' 0px', ' 0px'],
  },
  {
    of: 'sideways first',
    touches: [[[5, 100]], [[25, 110]], [[25, 200]], []],
    expected: [' 0px', ' 0px', ' 0px', ' 0px'],
  },
  {
    of: 'sideways later',
    touches: [[[5, 100]], [[5, 120]], [[95, 130]], []],
    expected: [
      ' 0px',
      'Pull to refresh 20px instead of a scroll',
      'Pull to refresh 30px instead of a scroll',
      ' 0px',
    ],
  },
  {
    of: 'by two fingers',
    touches: [
      [
        [5, 100],
        [50, 100],
      ],
      [
        [5, 200],
        [50, 200],
      ],
      [],
    ],
    expected: [' 0px', ' 0px', ' 0px'],
  },
  {
    of: 'by one finger, and a second that joins it',
    touches: [
      [[5, 100]],
      [[5, 120]],
      [
        [5, 120],
        [50, 120],
      ],
      [
        [5, 220],
        [50, 220],
      ],
      [],
    ],
    expected: [
      ' 0px',
      'Pull to refresh 20px instead of a scroll',
      'Pull to refresh 0px',
      'Pull to refresh 0px',
      ' 0px',
    ],
  },
] as { of: string; touches: (readonly Touch[])[]; expected: string[] }[])(
  'content pulled $of shows its progress',
  async ({ touches, expected }) => {
    const { gesture, times } = await pulled()
    const shown = await gesture(...touches)
    expect(shown).toEqual(expected)
    expect(times()).toBe(0)
  },
)

test.each([
  ['refreshed', 'Up to date'],
  ['failed', 'Couldn’t refresh'],
] as const)('content released far enough refreshes once: %s', async (outcome, said) => {
  const { gesture, text, times } = await pulled(outcome)
  await gesture([[5, 100]], [[5, 220]], [])
  await soon(() => expect(text()).toBe(said))
  expect(times()).toBe(1)
})

test('the arrow above the content turns once it is pulled far enough', async () => {
  const { gesture, arrow } = await pulled()
  const turns: unknown[] = []
  for (const y of [130, 200, 130]) {
    await gesture([[5, 100]], [[5, y]])
    turns.push(arrow())
  }
  expect(turns).toEqual(['arrow', 'turned', 'arrow'])
})

test('the result stays until the head has faded, while other transitions end', async () => {
  const { gesture, text, moved } = await pulled()
  await gesture([[5, 100]], [[5, 220]], [])
  await soon(() => expect(text()).toBe('Up to date'))
  await moved('span')
  const before = text()
  await moved(null)
  expect([before, text()]).toEqual(['Up to date', ''])
})
