import { assign, fromPromise, setup } from 'xstate'
import type { Assertion } from '../../contract/passkeys.ts'
import type { ShopperInfo } from '../../contract/shopperInfo.ts'
import type { Failure } from './failure.ts'

export interface Credentials {
  account: string
  password: string
}

export interface Registration extends Credentials {
  email?: string
  mobile?: string
}

export type SignInOutcome =
  | { type: 'signedIn'; token: string }
  | { type: 'refused'; failure: Failure }

/** The browser has no passkey to offer here, or the shopper closed its dialog. */
export type PasskeyOutcome = SignInOutcome | { type: 'unsupported' } | { type: 'cancelled' }

export type InfoOutcome =
  | { type: 'loaded'; userInfo: ShopperInfo }
  | { type: 'failed'; failure: Failure }

export type LogoutOutcome = { type: 'loggedOut' } | { type: 'failed'; failure: Failure }

export interface SessionContext {
  token: string | null
  userInfo: ShopperInfo | null
  /** The spec's merged scratch object: data that one screen leaves for another. */
  backData: Readonly<Record<string, unknown>>
  failure: Failure | null
  /** Unanswered attempts in a row to load the shopper's information. */
  infoAttempts: number
}

/**
 * The kind of a navigation's target: `/` itself, the login, a public screen, or one that needs a
 * login.
 */
export type PlaceKind = 'start' | 'login' | 'public' | 'closed'

export interface EnteredPlace {
  kind: PlaceKind
  path: string
  search: string
}

export type SessionEvent =
  | { type: 'login.submitted'; credentials: Credentials }
  | { type: 'registration.submitted'; registration: Registration }
  | { type: 'passkey.requested' }
  | { type: 'passkey.chosen'; assertion: Assertion }
  | ({ type: 'place.entered' } & EnteredPlace)
  | { type: 'navigation.started' }
  | { type: 'info.refreshRequested' }
  | { type: 'connection.restored' }
  | { type: 'page.shown' }
  | { type: 'logout.requested' }
  | { type: 'password.reset' }
  | { type: 'account.deleted' }
  | { type: 'token.refused'; token: string; msg: string | null }
  | { type: 'session.changedElsewhere'; token: string | null }
  | { type: 'backData.merged'; patch: Readonly<Record<string, unknown>> }

const firstWaitMs = 1_000
const longestWaitMs = 30_000

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    /** `userInfo` came embedded in the page. It is requested all the same. */
    input: {} as { token: string | null; userInfo?: ShopperInfo | null },
    events: {} as SessionEvent,
    tags: {} as 'loggedIn' | 'submitting',
  },
  actors: {
    login: fromPromise<SignInOutcome, Credentials>(() => Promise.reject(new Error('login'))),
    register: fromPromise<SignInOutcome, Registration>(() => Promise.reject(new Error('register'))),
    /** Without an assertion the browser asks for a passkey first. */
    loginByPasskey: fromPromise<PasskeyOutcome, { assertion: Assertion | null }>(() =>
      Promise.reject(new Error('loginByPasskey')),
    ),
    loadInfo: fromPromise<InfoOutcome>(() => Promise.reject(new Error('loadInfo'))),
    logout: fromPromise<LogoutOutcome>(() => Promise.reject(new Error('logout'))),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isStart: (_, { kind }: EnteredPlace) => kind === 'start',
    isClosedToGuest: ({ context }, { kind }: EnteredPlace) =>
      kind === 'closed' && context.token === null,
    isLoginOfShopper: ({ context }, { kind }: EnteredPlace) =>
      kind === 'login' && context.token !== null,
    isSignedIn: (_, outcome: PasskeyOutcome) => outcome.type === 'signedIn',
    isCancelled: (_, outcome: PasskeyOutcome) => outcome.type === 'cancelled',
    isUnsupported: (_, outcome: PasskeyOutcome) => outcome.type === 'unsupported',
    isInfoLoaded: (_, outcome: InfoOutcome) => outcome.type === 'loaded',
    isInfoRefused: (_, outcome: InfoOutcome) =>
      outcome.type === 'failed' &&
      (outcome.failure.type === 'refused' || outcome.failure.type === 'expired'),
    isLoggedOut: (_, outcome: LogoutOutcome) => outcome.type === 'loggedOut',
    isCurrentToken: ({ context }, { token }: { token: string }) => context.token === token,
    isGone: ({ context }, { token }: { token: string | null }) =>
      token === null && context.token !== null,
    isAnotherToken: ({ context }, { token }: { token: string | null }) =>
      token !== null && context.token !== token,
  },
  delays: {
    infoBackoff: ({ context }) =>
      Math.min(longestWaitMs, firstWaitMs * 2 ** (context.infoAttempts - 1)),
  },
  actions: {
    keepToken: assign((_, { token }: { token: string | null }) => ({
      token,
      userInfo: null,
      failure: null,
      infoAttempts: 0,
    })),
    keepSignIn: assign((_, outcome: PasskeyOutcome) =>
      outcome.type === 'signedIn'
        ? { token: outcome.token, userInfo: null, failure: null }
        : { failure: outcome.type === 'refused' ? outcome.failure : null },
    ),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    keepInfo: assign(({ context }, outcome: InfoOutcome) => ({
      userInfo: outcome.type === 'loaded' ? outcome.userInfo : context.userInfo,
    })),
    keepInfoFailure: assign((_, outcome: InfoOutcome) => ({
      failure: outcome.type === 'failed' ? outcome.failure : null,
    })),
    countInfoAttempt: assign(({ context }) => ({ infoAttempts: context.infoAttempts + 1 })),
    forgetInfoAttempts: assign({ infoAttempts: 0 }),
    forgetFailure: assign({ failure: null }),
    clearSession: assign({
      token: null,
      userInfo: null,
      backData: {},
      failure: null,
      infoAttempts: 0,
    }),
    mergeBackData: assign(
      ({ context }, { patch }: { patch: Readonly<Record<string, unknown>> }) => ({
        backData: { ...context.backData, ...patch },
      }),
    ),
    storeToken: (_, _outcome: PasskeyOutcome) => {},
    forgetToken: () => {},
    broadcastToTabs: () => {},
    goToDestination: () => {},
    goToLogin: () => {},
    goToLoginAndBack: () => {},
    goHome: () => {},
    sendToShop: () => {},
    sendToLogin: (_, _place: EnteredPlace) => {},
    sendOn: (_, _place: EnteredPlace) => {},
    announceLoginFirst: () => {},
    adoptLanguage: (_, _outcome: InfoOutcome) => {},
    announceFailure: () => {},
    announceExpiry: (_, _params: { msg: string | null }) => {},
  },
}).createMachine({
  id: 'session',
  description: 'Who is shopping: a guest, or a shopper with a token and their information.',
  context: ({ input }) => ({
    token: input.token,
    userInfo: input.userInfo ?? null,
    backData: {},
    failure: null,
    infoAttempts: 0,
  }),
  initial: 'starting',
  on: {
    'backData.merged': {
      actions: { type: 'mergeBackData', params: ({ event }) => ({ patch: event.patch }) },
      description: 'A screen leaves data for the next one.',
    },
    'place.entered': [
      {
        guard: { type: 'isStart', params: ({ event }) => event },
        actions: 'sendToShop',
        description: 'The address `/` leads everybody to the shop’s first screen.',
      },
      {
        guard: { type: 'isClosedToGuest', params: ({ event }) => event },
        actions: ['announceLoginFirst', { type: 'sendToLogin', params: ({ event }) => event }],
        description: 'A guest has to log in first, and returns here afterwards.',
      },
      {
        guard: { type: 'isLoginOfShopper', params: ({ event }) => event },
        actions: { type: 'sendOn', params: ({ event }) => event },
        description: 'A signed-in shopper goes on to where the login would have led.',
      },
    ],
    'session.changedElsewhere': [
      {
        guard: { type: 'isGone', params: ({ event }) => ({ token: event.token }) },
        target: '.guest',
        actions: 'clearSession',
        description: 'Another tab logged out.',
      },
      {
        guard: { type: 'isAnotherToken', params: ({ event }) => ({ token: event.token }) },
        target: '.signedIn.loadingInfo',
        actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        description: 'Another tab signed in.',
      },
    ],
  },
  states: {
    starting: {
      description: 'The auth cookie decides.',
      always: [{ guard: 'hasToken', target: 'signedIn' }, { target: 'guest' }],
    },
    guest: {
      description: 'Public screens only.',
      initial: 'browsing',
      on: {
        'login.submitted': {
          target: 'signingIn',
          actions: 'forgetFailure',
          description: 'The shopper signs in.',
        },
        'registration.submitted': {
          target: 'registering',
          actions: 'forgetFailure',
          description: 'The shopper signs up.',
        },
        'passkey.requested': {
          target: 'signingInByPasskey',
          actions: 'forgetFailure',
          description: 'The shopper signs in with a passkey.',
        },
        'passkey.chosen': {
          target: 'signingInByPasskey',
          actions: 'forgetFailure',
          description: 'The shopper chose a passkey among the suggestions for the account field.',
        },
      },
      states: {
        browsing: { description: 'The guest browses the shop.' },
        loginRefused: { description: 'The last sign-in was refused; the screen says why.' },
        registrationRefused: { description: 'The last sign-up was refused; the screen says why.' },
        passkeyRefused: { description: 'The passkey was refused; the screen says why.' },
        passkeyUnsupported: {
          description: 'This browser can’t use a passkey here; the password always works.',
        },
      },
    },
    signingIn: {
      description: 'Account and password are being checked.',
      tags: 'submitting',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ event }) =>
          event.type === 'login.submitted' ? event.credentials : { account: '', password: '' },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              { type: 'storeToken', params: ({ event }) => event.output },
              'broadcastToTabs',
              'goToDestination',
            ],
            description: 'Back to where the shopper was going, else to the start.',
          },
          {
            target: 'guest.loginRefused',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'Wrong account or password, or too many tries.',
          },
        ],
        onError: { target: 'guest.loginRefused', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    signingInByPasskey: {
      description:
        'The browser asks for a passkey, unless it did so already; the server checks it.',
      tags: 'submitting',
      invoke: {
        id: 'loginByPasskey',
        src: 'loginByPasskey',
        input: ({ event }) => ({
          assertion: event.type === 'passkey.chosen' ? event.assertion : null,
        }),
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              { type: 'storeToken', params: ({ event }) => event.output },
              'broadcastToTabs',
              'goToDestination',
            ],
            description: 'Back to where the shopper was going, else to the start.',
          },
          {
            guard: { type: 'isCancelled', params: ({ event }) => event.output },
            target: 'guest.browsing',
            description: 'The shopper closed the browser’s dialog, or let it time out.',
          },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event.output },
            target: 'guest.passkeyUnsupported',
            description: 'The browser refuses to ask for a passkey here.',
          },
          {
            target: 'guest.passkeyRefused',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'Unknown, removed or copied, the answer came too late, or none came.',
          },
        ],
        onError: { target: 'guest.passkeyRefused', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    registering: {
      description: 'A new account is being opened.',
      tags: 'submitting',
      invoke: {
        id: 'register',
        src: 'register',
        input: ({ event }) =>
          event.type === 'registration.submitted'
            ? event.registration
            : { account: '', password: '' },
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'signedIn',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              { type: 'storeToken', params: ({ event }) => event.output },
              'broadcastToTabs',
              'goToDestination',
            ],
            description: 'Signed in at once, and on to where the shopper was going.',
          },
          {
            target: 'guest.registrationRefused',
            actions: [
              { type: 'keepSignIn', params: ({ event }) => event.output },
              'announceFailure',
            ],
            description: 'The account is taken, or the password too common.',
          },
        ],
        onError: {
          target: 'guest.registrationRefused',
          actions: ['keepSurprise', 'announceFailure'],
        },
      },
    },
    signedIn: {
      description: 'Every screen is open.',
      tags: 'loggedIn',
      initial: 'infoUnknown',
      on: {
        'logout.requested': { target: 'signingOut', description: 'The shopper logs out.' },
        'password.reset': {
          target: 'guest',
          actions: ['clearSession', 'forgetToken', 'broadcastToTabs', 'goToLogin'],
          description: 'A new password ends every session.',
        },
        'account.deleted': {
          target: 'guest',
          actions: ['clearSession', 'forgetToken', 'broadcastToTabs', 'goHome'],
          description: 'The account is gone, and with it every session.',
        },
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'guest',
          actions: [
            { type: 'announceExpiry', params: ({ event }) => ({ msg: event.msg }) },
            'clearSession',
            'forgetToken',
            'broadcastToTabs',
            'goToLoginAndBack',
          ],
          description:
            'The server no longer knows the token (401); after a login the shopper returns here.',
        },
      },
      states: {
        infoUnknown: {
          description: 'There is a token, but the shopper’s information is not loaded yet.',
          on: {
            'navigation.started': {
              target: 'loadingInfo',
              description: 'The first navigation loads the shopper’s information.',
            },
          },
        },
        loadingInfo: {
          description: 'The shopper’s information is loading.',
          invoke: {
            id: 'loadInfo',
            src: 'loadInfo',
            onDone: [
              {
                guard: { type: 'isInfoLoaded', params: ({ event }) => event.output },
                target: 'ready',
                actions: [
                  { type: 'keepInfo', params: ({ event }) => event.output },
                  'forgetFailure',
                  'forgetInfoAttempts',
                  { type: 'adoptLanguage', params: ({ event }) => event.output },
                ],
                description: 'The shopper is known; the account’s language is used.',
              },
              {
                guard: { type: 'isInfoRefused', params: ({ event }) => event.output },
                target: '#session.signingOut',
                actions: [
                  { type: 'keepInfoFailure', params: ({ event }) => event.output },
                  'announceFailure',
                ],
                description: 'The server refuses: the session ends, and the shopper sees why.',
              },
              {
                target: 'infoUnanswered',
                actions: { type: 'keepInfoFailure', params: ({ event }) => event.output },
                description: 'No usable answer: the session continues.',
              },
            ],
            onError: { target: 'infoUnanswered', actions: 'keepSurprise' },
          },
        },
        infoUnanswered: {
          description:
            'The information could not be loaded. The shopper stays signed in, sees why, and it is tried again.',
          entry: 'countInfoAttempt',
          after: {
            infoBackoff: {
              target: 'loadingInfo',
              description: 'The next attempt; the wait before it grows up to 30 seconds.',
            },
          },
          on: {
            'connection.restored': {
              target: 'loadingInfo',
              description: 'The network is back.',
            },
            'page.shown': {
              target: 'loadingInfo',
              description: 'The page is shown again.',
            },
            'info.refreshRequested': {
              target: 'loadingInfo',
              description: 'The shopper asks for it, or something changed.',
            },
          },
        },
        ready: {
          description: 'Token and information are known.',
          on: {
            'info.refreshRequested': {
              target: 'refreshingInfo',
              description: 'Something changed; the information is loaded again.',
            },
          },
        },
        refreshingInfo: {
          description:
            'Balance or settings changed; the known information stays visible meanwhile.',
          invoke: {
            id: 'loadInfo',
            src: 'loadInfo',
            onDone: {
              target: 'ready',
              actions: { type: 'keepInfo', params: ({ event }) => event.output },
              description: 'The new information is shown; after a failure the old one stays.',
            },
            onError: { target: 'ready' },
          },
          on: {
            'info.refreshRequested': {
              target: 'refreshingInfo',
              reenter: true,
              description: 'The pending answer may already be out of date.',
            },
          },
        },
      },
    },
    signingOut: {
      description: 'The server deletes the token.',
      tags: 'loggedIn',
      on: {
        'token.refused': {
          guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
          target: 'guest',
          actions: [
            { type: 'announceExpiry', params: ({ event }) => ({ msg: event.msg }) },
            'clearSession',
            'forgetToken',
            'broadcastToTabs',
            'goToLogin',
          ],
          description: 'The server no longer knew the token (401): the session was over already.',
        },
      },
      invoke: {
        id: 'logout',
        src: 'logout',
        onDone: [
          {
            guard: { type: 'isLoggedOut', params: ({ event }) => event.output },
            target: 'guest',
            actions: ['clearSession', 'forgetToken', 'broadcastToTabs', 'goToLogin'],
            description: 'Logged out.',
          },
          {
            target: 'guest',
            actions: ['clearSession', 'forgetToken', 'broadcastToTabs', 'goHome'],
            description: 'The server did not answer; this browser forgets the token all the same.',
          },
        ],
        onError: {
          target: 'guest',
          actions: ['clearSession', 'forgetToken', 'broadcastToTabs', 'goHome'],
        },
      },
    },
  },
})
