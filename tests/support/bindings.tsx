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
  /** As {@link callName} has it. */
  call: string
  body: unknown
  token: string | null
  key: string | null
  /** What its address asks for, where it asks for something. */
  query?: Readonly<Record<string, string>>
}

type Reply = (asked: Asked) => unknown

export function callName({ method, path }: Named): string {
  return `${method} ${path}`
}

/** The app's actors before a server that answers as the test says; what it is asked is written down. */
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
    /** Languages of shoppers, as they became known. */
    adopted,
    /** What the other tabs were told. */
    tabMessages,
    /** Another tab says that something changed. */
    hear: (topic: TabTopic, news: string | null = null) => listeners.get(topic)?.(news),
    /** What a call answers from now on. */
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
    /** What was asked by a call, in its order. */
    askedFor: (call: Named) => asked.filter((one) => one.call === callName(call)),
    /** How often what was asked by a call is not waited for any more. */
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
    /** Fails if the console told of an error meanwhile. */
    async close(): Promise<void> {
      for (const unmount of mounted) await unmount()
      session.stop()
      cart.stop()
      actorStore.clear()
      configureHttp({ baseURL: '', getToken: () => null, onExpired: () => {} })
      vi.unstubAllGlobals()
      complaining.mockRestore()
      if (complaints.length > 0) throw new Error(`the console said:\n${complaints.join('\n')}`)
    },
  }
}

/** The document of these tests lacks an element that browsers have; an answer may come between two acts. */
const isOfTests = /^The tag <search> is unrecognized|not wrapped in act/

export type Bindings = ReturnType<typeof openBindings>

/** Waits for what comes by itself; a busy machine may take its time to load the code of a call. */
export function soon(check: () => void): Promise<void> {
  // What has come is shown only at the end of an act: one that waits for it would wait for ever.
  const look = async () => {
    await act(async () => {})
    check()
  }
  return vi.waitFor(look, { timeout: 20_000 })
}

/** What a hook gives a view, as it now is. */
export async function heldBy<Held>(bindings: Bindings, use: () => Held): Promise<() => Held> {
  return (await heldUntilLeft(bindings, use)).held
}

/** The same of a view that the test leaves, while the app goes on. */
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

/** An answer that is given later. It may fail before anybody asked. */
export function laterAnswer(): PromiseWithResolvers<object> {
  const answer = Promise.withResolvers<object>()
  answer.promise.catch(() => null)
  return answer
}
