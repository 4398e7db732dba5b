import Cookies from 'js-cookie'
import { format } from 'node:util'
import { act, useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'react-intl'
import { vi } from 'vitest'
import type { Call } from '../../contract/call.ts'
import type { LanguageCode } from '../../contract/fields.ts'
import { shellSlots } from '../../src/shellSlots.ts'
import { configureHttp } from '../../src/services/httpConfiguration.ts'
import { actorStore } from '../../src/views/actors/actorStore.ts'
import type { TabChannel, TabTopic } from '../../src/views/actors/tabChannel.ts'
import { CartProvider, createCart } from '../../src/views/cart/useCart.tsx'
import { createSession, SessionProvider } from '../../src/views/session/useSession.tsx'
import { SlotsContext } from '../../src/views/shell/slots.ts'

type Named = Pick<Call, 'method' | 'path'>

export interface Asked {
  /** As {@link callName} returns it. */
  call: string
  body: unknown
  token: string | null
  key: string | null
  /** The query of the request, if any. */
  query?: Readonly<Record<string, string>>
}

type Reply = (asked: Asked) => unknown

export function callName({ method, path }: Named): string {
  return `${method} ${path}`
}

/** The app's actors with a stubbed server. Requests are recorded. */
export function openBindings(given: { token?: string | null } = {}) {
  const asked: Asked[] = []
  const signals = new Map<Asked, AbortSignal | null | undefined>()
  const replies = new Map<string, Reply>()
  const refusals = new Map<string, () => Response>()
  const redirects: string[] = []
  const mounted: (() => Promise<void>)[] = []
  const complaints: string[] = []
  const complaining = vi.spyOn(console, 'error').mockImplementation((...said: unknown[]) => {
    const complaint = format(...said)
    if (!isOfTests.test(complaint)) complaints.push(complaint)
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const { pathname, searchParams } = new URL(address)
    searchParams.delete('lang')
    const one: Asked = {
      call: `${init.method ?? 'GET'} ${pathname}`,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null,
      token: headers.get('token'),
      key: headers.get('idempotency-key'),
      ...(searchParams.size > 0 && { query: Object.fromEntries(searchParams) }),
    }
    asked.push(one)
    signals.set(one, init.signal)
    const refusal = refusals.get(one.call)
    if (refusal) return refusal()
    const reply = replies.get(one.call)
    if (!reply) return Response.json({ code: 0, msg: `nobody answers ${one.call}`, data: null })
    return Response.json({ code: 1, msg: '', data: await reply(one) })
  })
  const tabMessages: [topic: TabTopic, news: string | null][] = []
  const listeners = new Map<TabTopic, (news: string | null) => void>()
  const adopted: LanguageCode[] = []
  const tabs: TabChannel = {
    post: (topic, news = null) => tabMessages.push([topic, news]),
    listen(topic, listener) {
      listeners.set(topic, listener)
      return () => listeners.delete(topic)
    },
  }
  const session = createSession({
    token: given.token === undefined ? 'token-1' : given.token,
    redirect: (to) => redirects.push(to),
    adoptLanguage: (code) => adopted.push(code),
    tabs,
  })
  configureHttp({
    baseURL: 'http://shop.test',
    getToken: () => session.getSnapshot().context.token,
    getLang: () => 'en',
    onExpired: (token, msg) => session.send({ type: 'token.refused', token, msg }),
    whenShown: () => Promise.resolve(),
  })
  const cart = createCart({ session, tabs })
  cart.start()
  session.start()

  return {
    session,
    cart,
    redirects,
    /** Languages of shoppers, in the order in which they became known. */
    adopted,
    /** Messages broadcast to the other tabs. */
    tabMessages,
    /** Delivers a broadcast as another tab would. */
    hear: (topic: TabTopic, news: string | null = null) => listeners.get(topic)?.(news),
    /** Sets the answer of a call from now on. */
    answers(call: Named, reply: Reply | object): void {
      refusals.delete(callName(call))
      replies.set(callName(call), typeof reply === 'function' ? (reply as Reply) : () => reply)
    },
    refuses(
      call: Named,
      given: { status: number; msg: string; reason?: string; data?: unknown },
    ): void {
      const { status, ...said } = given
      refusals.set(callName(call), () =>
        Response.json({ code: 0, data: null, ...said }, { status }),
      )
    },
    /** The requests of a call, in order. */
    askedFor: (call: Named) => asked.filter((one) => one.call === callName(call)),
    /** How many requests of a call were aborted. */
    givenUp: (call: Named) =>
      asked.filter((one) => one.call === callName(call) && signals.get(one)?.aborted).length,
    async show(view: ReactNode): Promise<HTMLElement> {
      const place = document.body.appendChild(document.createElement('div'))
      const root = createRoot(place)
      mounted.push(async () => {
        await act(async () => root.unmount())
        place.remove()
      })
      await act(async () =>
        root.render(
          <IntlProvider locale="en" onError={() => {}}>
            <SessionProvider actor={session}>
              <CartProvider actor={cart}>
                <SlotsContext value={shellSlots}>{view}</SlotsContext>
              </CartProvider>
            </SessionProvider>
          </IntlProvider>,
        ),
      )
      return place
    },
    /** Fails if the console logged an error meanwhile. */
    async close(): Promise<void> {
      for (const unmount of mounted) await unmount()
      session.stop()
      cart.stop()
      actorStore.clear()
      Cookies.remove('country')
      configureHttp({ baseURL: '', getToken: () => null, onExpired: () => {} })
      vi.unstubAllGlobals()
      complaining.mockRestore()
      if (complaints.length > 0) throw new Error(`the console said:\n${complaints.join('\n')}`)
    },
  }
}

/**
 * The test document lacks an element that browsers have, and an answer may arrive between two acts.
 */
const isOfTests = /^The tag <search> is unrecognized|not wrapped in act/

export type Bindings = ReturnType<typeof openBindings>

/** Waits for an asynchronous result. A busy machine may take a while to load the code of a call. */
export function soon(check: () => void): Promise<void> {
  // React renders results at the end of an act, so waiting for them inside one would never end.
  const look = async () => {
    await act(async () => {})
    check()
  }
  return vi.waitFor(look, { timeout: 20_000 })
}

/** Renders a hook in a view. The returned function reads its current value. */
export async function heldBy<Held>(bindings: Bindings, use: () => Held): Promise<() => Held> {
  return (await heldUntilLeft(bindings, use)).held
}

/** The same in a view that the test unmounts while the app goes on. */
export async function heldUntilLeft<Held>(bindings: Bindings, use: () => Held) {
  let held: Held | null = null
  let leave = () => {}
  function Holder() {
    held = use()
    return null
  }
  function Screen() {
    const [isLeft, setLeft] = useState(false)
    useEffect(() => {
      leave = () => setLeft(true)
    }, [])
    return isLeft ? null : <Holder />
  }
  await bindings.show(<Screen />)
  return {
    held: (): Held => {
      if (held === null) throw new Error('the view was not shown')
      return held
    },
    leave: () => act(async () => leave()),
  }
}

/** An answer that the test settles later. It may reject before anybody awaits it. */
export function laterAnswer(): PromiseWithResolvers<object> {
  const answer = Promise.withResolvers<object>()
  answer.promise.catch(() => null)
  return answer
}
