import { payCodeLocks } from '../../../contract/payCodeLocks.ts'
import { codeLockMachine } from '../../../src/machines/codeLockMachine.ts'
import { proveChart } from '../support/chartProof.ts'

export const input = { locks: payCodeLocks }
export const right = { type: 'rightCode.entered' } as const
export const wrong = { type: 'wrongCode.entered' } as const

export const proof = proveChart<typeof codeLockMachine>({
  machine: codeLockMachine,
  question: 'How often can a payment code be guessed, and what then?',
  actedBy: {
    'rightCode.entered': 'shopper',
    'wrongCode.entered': 'shopper',
    'code.setAnew': 'shopper',
  },
  inputs: [input],
  events: {
    'rightCode.entered': [right],
    'wrongCode.entered': [wrong],
    'code.setAnew': [{ type: 'code.setAnew' }],
  },
  actors: {},
  api: { walkedBy: 'tests/model/api/codeLockPaths.test.ts' },
  screens: {
    none: 'the server keeps the count; what a shopper sees of it is played with the paymentCode chart',
  },
})
