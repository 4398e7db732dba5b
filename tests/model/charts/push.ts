import { pushMachine } from '../../../src/machines/pushMachine.ts'
import type { PushLook, TurnOffOutcome, TurnOnOutcome } from '../../../src/machines/pushMachine.ts'
import { networkFailure } from '../../factories/failures.ts'
import { proveChart } from '../support/chartProof.ts'

export const on = { type: 'on' } as const
export const unasked = { type: 'off', wasAsked: false } as const
export const asked = { type: 'off', wasAsked: true } as const
export const denied = { type: 'denied' } as const
export const failed = { type: 'failed', failure: networkFailure } as const

export const proof = proveChart<typeof pushMachine>({
  machine: pushMachine,
  question: 'Are notifications offered once, after a paid order, and never against the browser?',
  actedBy: {
    'push.turnedOn': 'shopper',
    'push.turnedOff': 'shopper',
    'offer.declined': 'shopper',
    'look.repeated': 'shopper',
    'page.shown': 'browser',
  },
  events: {
    'push.turnedOn': [{ type: 'push.turnedOn' }],
    'push.turnedOff': [{ type: 'push.turnedOff' }],
    'offer.declined': [{ type: 'offer.declined' }],
    'look.repeated': [{ type: 'look.repeated' }],
    'page.shown': [{ type: 'page.shown' }],
  },
  actors: {
    lookAtDevice: {
      resolves: [
        on,
        unasked,
        asked,
        denied,
        { type: 'homeScreenNeeded' },
        { type: 'unsupported' },
        failed,
      ] satisfies PushLook[],
      rejects: ['surprise'],
    },
    turnOn: {
      resolves: [on, denied, { type: 'dismissed' }, failed] satisfies TurnOnOutcome[],
      rejects: ['surprise'],
    },
    turnOff: {
      resolves: [{ type: 'off' }, failed] satisfies TurnOffOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => [context.failure?.type],
  api: { none: 'a subscription has no states there; tests/api/pushes.test.ts tests its calls' },
  screens: {
    none: 'the browser asks for permission, in a window of its own; tests/browser/push.spec.ts turns notifications on and off in a real profile',
  },
})
