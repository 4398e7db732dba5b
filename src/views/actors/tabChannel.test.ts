import { afterEach, expect, it } from 'vitest'
import { createTabChannel } from './tabChannel.ts'

const channels: BroadcastChannel[] = []
const Original = globalThis.BroadcastChannel

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  globalThis.BroadcastChannel = Original
})

it('sends each topic to its listeners in the other tabs only', async () => {
  closeAfterwards()
  const [here, there] = [createTabChannel('tabs-1'), createTabChannel('tabs-1')]
  const heard: (readonly [string, string | null])[] = []
  const observed = Promise.withResolvers<void>()
  here.listen('session', (news) => heard.push(['here', news]))
  there.listen('cart', (news) => heard.push(['cart', news]))
  there.listen('session', (news) => {
    heard.push(['session', news])
    if (news === 'token-2') observed.resolve()
  })

  here.post('session')
  here.post('cart')
  here.post('session', 'token-2')
  await observed.promise

  expect(heard).toEqual([
    ['session', null],
    ['cart', null],
    ['session', 'token-2'],
  ])
})

it('sends and receives nothing where the browser refuses a channel', () => {
  globalThis.BroadcastChannel = refusing
  const tabs = createTabChannel('tabs-2')
  const stop = tabs.listen('cart', () => {})
  tabs.post('cart')
  expect(stop).not.toThrow()
})

/** Mimics Firefox while it blocks cookies. */
const refusing = class extends Original {
  constructor(name: string) {
    super(name)
    this.close()
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

function closeAfterwards() {
  globalThis.BroadcastChannel = class extends Original {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
}
