import { assign, fromPromise, setup } from 'xstate'
import type { Failure } from './failure.ts'

/** What the browser, the device and the server say about push notifications here. */
export type PushLook =
  | { type: 'on' }
  /** `wasAsked`: the shopper has answered the offer on this device. */
  | { type: 'off'; wasAsked: boolean }
  /** The browser blocks notifications of this site. Only its own settings can change that. */
  | { type: 'denied' }
  /** iOS allows them once the shop is on the home screen. */
  | { type: 'homeScreenNeeded' }
  /** The browser has no push, or the server sends none. */
  | { type: 'unsupported' }
  | { type: 'failed'; failure: Failure }

export type TurnOnOutcome =
  | { type: 'on' }
  | { type: 'denied' }
  /** The shopper closed the browser's question. */
  | { type: 'dismissed' }
  | { type: 'failed'; failure: Failure }

export type TurnOffOutcome = { type: 'off' } | { type: 'failed'; failure: Failure }

export interface PushContext {
  failure: Failure | null
}

export type PushEvent =
  | { type: 'push.turnedOn' }
  | { type: 'push.turnedOff' }
  | { type: 'offer.declined' }
  | { type: 'look.repeated' }
  | { type: 'page.shown' }

interface Outcome<Of> {
  output: Of
}

export const pushMachine = setup({
  types: {
    context: {} as PushContext,
    events: {} as PushEvent,
    tags: {} as 'busy' | 'offered',
  },
  actors: {
    lookAtDevice: fromPromise<PushLook>(() => Promise.reject(new Error('lookAtDevice'))),
    turnOn: fromPromise<TurnOnOutcome>(() => Promise.reject(new Error('turnOn'))),
    turnOff: fromPromise<TurnOffOutcome>(() => Promise.reject(new Error('turnOff'))),
  },
  guards: {
    isOn: (_, { output }: Outcome<PushLook | TurnOnOutcome>) => output.type === 'on',
    isUnasked: (_, { output }: Outcome<PushLook>) => output.type === 'off' && !output.wasAsked,
    isOff: (_, { output }: Outcome<PushLook | TurnOffOutcome>) => output.type === 'off',
    isDenied: (_, { output }: Outcome<PushLook | TurnOnOutcome>) => output.type === 'denied',
    isDismissed: (_, { output }: Outcome<TurnOnOutcome>) => output.type === 'dismissed',
    needsHomeScreen: (_, { output }: Outcome<PushLook>) => output.type === 'homeScreenNeeded',
    isUnsupported: (_, { output }: Outcome<PushLook>) => output.type === 'unsupported',
  },
  actions: {
    keepFailure: assign((_, { output }: Outcome<PushLook | TurnOnOutcome | TurnOffOutcome>) => ({
      failure: output.type === 'failed' ? output.failure : null,
    })),
    keepSurprise: assign({ failure: { type: 'unexpected' } }),
    forgetFailure: assign({ failure: null }),
    announceFailure: () => {},
    announceOn: () => {},
    rememberAsked: () => {},
    showChanged: () => {},
  },
}).createMachine({
  id: 'push',
  description:
    'Notifications on this device: offered after a paid order, never on arrival; turned on, off, or blocked by the browser.',
  context: { failure: null },
  initial: 'looking',
  states: {
    looking: {
      description: 'The browser and the server are asked how things stand.',
      tags: 'busy',
      invoke: {
        id: 'lookAtDevice',
        src: 'lookAtDevice',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event },
            target: 'on',
            description: 'This device is subscribed.',
          },
          {
            guard: { type: 'isUnasked', params: ({ event }) => event },
            target: 'off.unasked',
            description: 'This device is not subscribed, and was never offered it.',
          },
          {
            guard: { type: 'isOff', params: ({ event }) => event },
            target: 'off.asked',
            description: 'This device is not subscribed, and the shopper knows that it could be.',
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'denied',
            description: 'The browser blocks notifications of this site.',
          },
          {
            guard: { type: 'needsHomeScreen', params: ({ event }) => event },
            target: 'homeScreenNeeded',
            description: 'An iPhone that has the shop in a tab only.',
          },
          {
            guard: { type: 'isUnsupported', params: ({ event }) => event },
            target: 'unsupported',
            description: 'The browser or the server can’t do it.',
          },
          {
            target: 'unknown',
            actions: { type: 'keepFailure', params: ({ event }) => event },
            description: 'The server didn’t answer.',
          },
        ],
        onError: { target: 'unknown', actions: 'keepSurprise' },
      },
    },
    unknown: {
      description: 'Nobody knows whether this device is subscribed.',
      exit: 'forgetFailure',
      on: {
        'look.repeated': { target: 'looking', description: 'The shopper tries again.' },
      },
    },
    off: {
      description: 'This device gets no notifications.',
      initial: 'asked',
      on: {
        'push.turnedOn': {
          target: 'turningOn',
          actions: 'rememberAsked',
          description: 'The shopper wants them; the browser asks for permission.',
        },
      },
      states: {
        unasked: {
          description: 'After a paid order, the shop offers them once.',
          tags: 'offered',
          on: {
            'offer.declined': {
              target: 'asked',
              actions: 'rememberAsked',
              description: '“Not now”: it is not offered on this device again.',
            },
          },
        },
        asked: { description: 'The settings offer them, nothing else does.' },
      },
    },
    turningOn: {
      description: 'The browser asks the shopper, then the server stores the device.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'turnOn',
        src: 'turnOn',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event },
            target: 'on',
            actions: ['showChanged', 'announceOn'],
            description: 'Allowed and stored.',
          },
          {
            guard: { type: 'isDenied', params: ({ event }) => event },
            target: 'denied',
            description: 'The shopper refused in the browser.',
          },
          {
            guard: { type: 'isDismissed', params: ({ event }) => event },
            target: 'off.asked',
            description: 'The shopper closed the browser’s question.',
          },
          {
            target: 'off.asked',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The push service or the server didn’t accept it.',
          },
        ],
        onError: { target: 'off.asked', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    on: {
      description: 'This device gets notifications.',
      on: {
        'push.turnedOff': { target: 'turningOff', description: 'The shopper wants none here.' },
      },
    },
    turningOff: {
      description: 'The server forgets this device.',
      tags: 'busy',
      entry: 'forgetFailure',
      invoke: {
        id: 'turnOff',
        src: 'turnOff',
        onDone: [
          {
            guard: { type: 'isOff', params: ({ event }) => event },
            target: 'off.asked',
            actions: 'showChanged',
            description: 'Nothing more is sent here.',
          },
          {
            target: 'on',
            actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'announceFailure'],
            description: 'The server didn’t answer, so they still come.',
          },
        ],
        onError: { target: 'on', actions: ['keepSurprise', 'announceFailure'] },
      },
    },
    denied: {
      description: 'The browser blocks them. The screen says where the shopper allows them again.',
      on: {
        'page.shown': {
          target: 'looking',
          description: 'The shopper comes back, perhaps from the browser’s settings.',
        },
      },
    },
    homeScreenNeeded: { description: 'The screen says how to put the shop on the home screen.' },
    unsupported: { description: 'The screen says that this browser can’t show notifications.' },
  },
})
