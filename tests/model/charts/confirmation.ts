import { expect } from '@playwright/test'
import { deleteAddress, listAddresses } from '../../../contract/address.ts'
import { confirmationMachine } from '../../../src/machines/confirmationMachine.ts'
import type { ConfirmationOutcome } from '../../../src/machines/confirmationMachine.ts'
import { networkFailure } from '../../factories/failures.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { buttonIsBusy, buttonIsReady, says } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import type { Stage } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

const list = { list: [anAddress({ id: 7 })] }
export const asked = { type: 'question.asked', subject: 7 } as const
export const done = { type: 'done', answer: list } as const
export const refused = { type: 'refused', failure: networkFailure } as const

export const proof = proveChart<typeof confirmationMachine>({
  machine: confirmationMachine,
  question: 'Is what can’t be taken back asked about first, and done only once?',
  actedBy: {
    'question.asked': 'shopper',
    'question.confirmed': 'shopper',
    'question.dismissed': 'shopper',
  },
  events: {
    'question.asked': [asked],
    'question.confirmed': [{ type: 'question.confirmed' }],
    'question.dismissed': [{ type: 'question.dismissed' }],
  },
  actors: {
    perform: {
      resolves: [done, refused] satisfies ConfirmationOutcome[],
      rejects: ['surprise'],
    },
  },
  walk: 'simple',
  api: { none: 'it is how a screen asks first; what is done has its own tests in tests/api' },
  screens: {
    open: async (stage) => {
      await stage.reply({ call: listAddresses, reply: answer(list), standing: true })
      await stage.page.goto('/address')
    },
    gestures: {
      'question.asked': async ({ page }) => {
        await page.getByRole('button', { name: 'Delete' }).first().click()
      },
      'question.confirmed': async (stage) => {
        await question(stage).getByRole('button', { name: 'Delete' }).click()
      },
      'question.dismissed': async (stage) => {
        await question(stage).getByRole('button', { name: 'Cancel' }).click()
      },
    },
    answers: {
      perform: oneCall(deleteAddress, (output) =>
        output.type === 'done' ? answer(output.answer) : replyOf(output.failure),
      ),
    },
    sends: {
      perform: ({ subject }) => [ask(deleteAddress, { id: Number(subject) })],
    },
    shows: {
      resting: async (stage) => {
        await expect(question(stage)).toBeHidden()
        await says('Ada Fisher')(stage)
      },
      asking: isAsked,
      doing: buttonIsBusy('Delete'),
      refused: async (stage) => {
        await says('Backend interface connection abnormal')(stage)
        await isAsked(stage)
      },
    },
  },
})

async function isAsked(stage: Stage): Promise<void> {
  await expect(question(stage).getByText('Delete this address?')).toBeVisible()
  await buttonIsReady('Delete')(stage)
}

function question({ page }: Stage) {
  return page.getByRole('alertdialog')
}
