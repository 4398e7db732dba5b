import { createContext, useContext, useMemo } from 'react'
import type { ReactNode } from 'react'
import { fromPromise } from 'xstate'
import type { ActorRefFrom } from 'xstate'
import { sessionMachine } from '../../machines/sessionMachine.ts'
import type {
  Credentials,
  InfoOutcome,
  PasskeyOutcome,
  LogoutOutcome,
  Registration,
  SignInOutcome,
} from '../../machines/sessionMachine.ts'
import { loginHref, placeKind, readReturnTo, startHref } from '../../routing/guard.ts'
import type { Assertion } from '../../../contract/passkeys.ts'
import type { getUserInfo as infoCall } from '../../../contract/account.ts'
import type { LanguageCode } from '../../../contract/fields.ts'
import { forgetCheckoutDraft } from '../../services/checkoutDraft.ts'
import { holdFirstData, takeFirstAnswer } from '../../services/firstData.ts'
import { forgetSearches } from '../../services/searchHistory.ts'
import { forgetChosenVariants } from '../../services/chosenVariants.ts'
import { forgetViewed } from '../../services/viewedProducts.ts'
import { getUserInfo, login, logout, register } from '../../services/session.ts'
import { signInByPasskey } from '../../services/passkeys.ts'
import { readToken, removeToken, storeToken } from '../../services/sessionStorage.ts'
import { actorStore } from '../actors/actorStore.ts'
import { attempt } from '../actors/attempt.ts'
import { followConnection } from '../actors/connection.ts'
import { loginFirstWording } from '../actors/failures.ts'
import { createFlow } from '../actors/flows.ts'
import type { TabChannel } from '../actors/tabChannel.ts'
import { toasts } from '../actors/toasts.ts'
import { useSelector } from '../actors/useSelector.ts'

export type SessionActor = ActorRefFrom<typeof sessionMachine>

export interface SessionEffects {
  /** Defaults to the token in the cookie. */
  token?: string | null
  /** Replaces the current history entry. */
  redirect: (to: string) => void
  adoptLanguage: (code: LanguageCode) => void
  tabs: TabChannel
}

export function createSession({
  token: given = readToken(),
  redirect,
  adoptLanguage,
  tabs,
}: SessionEffects): SessionActor {
  const later = (to: () => string) => queueMicrotask(() => redirect(to()))
  const machine = sessionMachine.provide({
    actors: {
      login: fromPromise(({ input, signal }) => signIn(login(input, signal))),
      register: fromPromise(({ input, signal }) => signIn(register(input, signal))),
      loginByPasskey: fromPromise(({ input }) => signInWithPasskey(input.assertion)),
      loadInfo: fromPromise(({ signal }) => loadInfo(signal)),
      logout: fromPromise(logOut),
    },
    actions: {
      storeToken: (_, outcome) => {
        if (outcome.type === 'signedIn') storeToken(outcome.token)
      },
      forgetToken: () => removeToken(),
      broadcastToTabs: ({ context }) => tabs.post('session', context.token),
      goToDestination: () => later(() => readReturnTo(window.location.search)),
      goToLogin: () => {
        forgetTraces()
        later(() => '/login')
      },
      goToLoginAndBack: () => {
        const { pathname, search } = window.location
        later(() => (pathname === '/login' ? '/login' : loginHref(pathname, search)))
      },
      goHome: () => {
        forgetTraces()
        later(() => '/')
      },
      sendToShop: () => redirect(startHref),
      sendToLogin: (_, { path, search }) => redirect(loginHref(path, search)),
      sendOn: (_, { search }) => redirect(readReturnTo(search)),
      announceLoginFirst: () => toasts.show('plain', loginFirstWording),
      adoptLanguage: (_, outcome) => {
        if (outcome.type === 'loaded' && outcome.userInfo.lang) {
          adoptLanguage(outcome.userInfo.lang.file_name)
        }
      },
      announceFailure: ({ context }) => {
        if (context.failure) toasts.failure(context.failure)
      },
      announceExpiry: (_, { msg }) => {
        toasts.failure({ type: 'expired', msg })
      },
    },
  })
  const userInfo =
    given === null ? null : takeFirstAnswer<typeof infoCall>('/api/user/getUserInfo', {})
  const actor = createFlow(machine, { input: { token: given, userInfo } })
  let token = actor.getSnapshot().context.token
  actor.subscribe(({ context }) => {
    if (context.token === token) return
    token = context.token
    holdFirstData(null)
    actorStore.clear()
  })
  tabs.listen('session', (token) => actor.send({ type: 'session.changedElsewhere', token }))
  followConnection((news) => {
    if (news.type === 'connection.restored') actor.send(news)
  })
  return actor
}

const SessionContext = createContext<SessionActor | null>(null)

export function SessionProvider({ actor, children }: { actor: SessionActor; children: ReactNode }) {
  return <SessionContext value={actor}>{children}</SessionContext>
}

/** Data that one screen leaves for another. Null once it was used. */
export interface BackData {
  /** The order whose payment the cashier continues at once. */
  payOrderId?: number | null
  /** The item a guest wanted to save. It is saved after the sign-in. */
  savedItem?: { of: 'product' | 'shop' | 'variant' | 'price'; id: number; wanted: boolean } | null
}

export function useSession() {
  const actor = useContext(SessionContext)
  if (actor === null) throw new Error('useSession needs a SessionProvider')
  const snapshot = useSelector(actor, (current) => current)
  return useMemo(
    () => ({
      loggedIn: snapshot.hasTag('loggedIn'),
      /** Changes with the shopper, so that no view state passes to the next one. */
      identity: snapshot.context.token ?? 'guest',
      submitting: snapshot.hasTag('submitting'),
      /** Null for a guest and until the first load. */
      userInfo: snapshot.context.userInfo,
      /** Why the first load failed. It is retried until it succeeds. */
      infoFailure: snapshot.matches('signedIn') ? snapshot.context.failure : null,
      loginFailure:
        snapshot.matches({ guest: 'loginRefused' }) || snapshot.matches({ guest: 'passkeyRefused' })
          ? snapshot.context.failure
          : null,
      isPasskeyUnsupported: snapshot.matches({ guest: 'passkeyUnsupported' }),
      registrationFailure: snapshot.matches({ guest: 'registrationRefused' })
        ? snapshot.context.failure
        : null,
      login: (credentials: Credentials) => actor.send({ type: 'login.submitted', credentials }),
      requestPasskey: () => actor.send({ type: 'passkey.requested' }),
      choosePasskey: (assertion: Assertion) => actor.send({ type: 'passkey.chosen', assertion }),
      register: (registration: Registration) =>
        actor.send({ type: 'registration.submitted', registration }),
      logout: () => actor.send({ type: 'logout.requested' }),
      /** Call it after a new password: the server has ended every session. */
      passwordReset: () => actor.send({ type: 'password.reset' }),
      /** Call it once the server has deleted the account. */
      accountDeleted: () => actor.send({ type: 'account.deleted' }),
      /** Call it after a change of the balance or the payment code. */
      refreshInfo: () => actor.send({ type: 'info.refreshRequested' }),
      /** Whether the current user may open the path. Otherwise the guard redirects. */
      isOpen: (path: string) => !snapshot.can(enteringOf({ path, search: '' })),
      placeEntered: (path: string, search: string) => actor.send(enteringOf({ path, search })),
      navigationStarted: () => actor.send({ type: 'navigation.started' }),
      mergeBackData: (patch: BackData) =>
        actor.send({ type: 'backData.merged', patch: { ...patch } }),
      /** Reads the current scratch data: a view that was hidden has missed its changes. */
      readBackData: () => actor.getSnapshot().context.backData as BackData,
    }),
    [actor, snapshot],
  )
}

function enteringOf({ path, search }: { path: string; search: string }) {
  return { type: 'place.entered' as const, kind: placeKind(path), path, search }
}

/**
 * Deletes what a shopper typed and searched for, so that the next user of the device can't see it.
 */
function forgetTraces(): void {
  forgetCheckoutDraft()
  forgetSearches()
  forgetViewed()
  forgetChosenVariants()
}

async function signInWithPasskey(assertion: Assertion | null): Promise<PasskeyOutcome> {
  return attempt(
    async () => {
      const outcome = await signInByPasskey(assertion)
      return outcome.type === 'known' ? { type: 'unsupported' as const } : outcome
    },
    (failure) => ({ type: 'refused' as const, failure }),
  )
}

async function signIn(answer: Promise<{ userinfo: { token: string } }>): Promise<SignInOutcome> {
  return attempt(
    async () => {
      const { userinfo } = await answer
      return { type: 'signedIn' as const, token: userinfo.token }
    },
    (failure) => ({ type: 'refused' as const, failure }),
  )
}

async function loadInfo(signal: AbortSignal): Promise<InfoOutcome> {
  return attempt(async () => ({ type: 'loaded' as const, userInfo: await getUserInfo({ signal }) }))
}

async function logOut(): Promise<LogoutOutcome> {
  return attempt(async () => {
    await logout()
    return { type: 'loggedOut' as const }
  })
}
