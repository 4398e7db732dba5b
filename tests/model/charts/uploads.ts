import { expect } from '@playwright/test'
import { uploadsMachine } from '../../../src/machines/uploadsMachine.ts'
import type { PictureEntry, UploadsContext } from '../../../src/machines/uploadsMachine.ts'
import { showOrder } from '../../../contract/orders.ts'
import { addReview } from '../../../contract/reviews.ts'
import { maxUploadFiles, uploadPictures } from '../../../contract/uploads.ts'
import { photo } from '../../browser/support/photo.ts'
import { networkFailure } from '../../factories/failures.ts'
import { anOrder } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'
import type { Stage } from '../support/stage.ts'

export const uploaded = {
  type: 'uploaded',
  picture: { id: 'aaaaaaaaaaaaaaaaaaaaaaaa', small: '/small', medium: '/medium', large: '/large' },
} as const
export const failed = { type: 'failed', failure: networkFailure } as const

const uploadCall = { method: uploadPictures.method, path: uploadPictures.address }
const order = anOrder({ status: 3 })
const moreThanThereIsRoomFor = ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

export const proof = proveChart<typeof uploadsMachine>({
  machine: uploadsMachine,
  question: 'Which pictures are on the server, and what happens to one that did not get there?',
  actedBy: {
    'pictures.chosen': 'shopper',
    'picture.removed': 'shopper',
    'picture.retried': 'shopper',
    'pictures.used': 'app',
  },
  inputs: [{ most: maxUploadFiles }],
  events: {
    'pictures.chosen': ({ context }) =>
      context.entries.length === 0
        ? [{ type: 'pictures.chosen', keys: ['a', 'b'] }]
        : context.entries.length === 2
          ? [{ type: 'pictures.chosen', keys: moreThanThereIsRoomFor }]
          : [],
    'picture.removed': [
      { type: 'picture.removed', key: 'a' },
      { type: 'picture.removed', key: 'b' },
    ],
    'picture.retried': [{ type: 'picture.retried', key: 'a' }],
    'pictures.used': [{ type: 'pictures.used' }],
  },
  actors: { upload: { resolves: [uploaded, failed], rejects: ['surprise'] } },
  distinguish: ({ context }) => [
    context.entries.flatMap(({ key, stage }) => (isFirst(key) ? [[key, stage]] : [])),
    context.entries.filter(({ key, stage }) => !isFirst(key) && stage === 'waiting').length,
  ],
  api: { none: 'what the API keeps of a picture has its own tests in tests/api' },
  screens: {
    open: async (stage) => {
      await stage.reply({ call: showOrder, reply: answer(order), standing: true })
      await stage.reply({ call: addReview, reply: answer(order), standing: true })
      await stage.page.goto('/comment?order=31')
    },
    gestures: {
      'pictures.chosen': async ({ page }, { keys }) => {
        const pictures = await Promise.all(keys.map((key) => photo(`${key}.png`, 200)))
        await page.getByLabel('Add pictures').setInputFiles(pictures)
      },
      'picture.removed': async ({ page }, { key }, { context }) => {
        await page.getByRole('button', { name: `Remove picture ${numberOf(key, context)}` }).click()
      },
      'picture.retried': async ({ page }, { key }, { context }) => {
        await page
          .getByRole('button', { name: `Send picture ${numberOf(key, context)} again` })
          .click()
      },
      'pictures.used': async (stage, _event, { context: { entries } }) => {
        const { page } = stage
        const pictures = entries.flatMap((entry) =>
          entry.stage === 'uploaded' ? [entry.picture.id] : [],
        )
        const content = 'Sturdy and light.'
        stage.expects(
          ask(addReview, {
            orderId: 31,
            lines: [{ lineId: 1, content, productRating: 5, pictures }],
            serviceRating: 5,
            shippingRating: 5,
          }),
        )
        for (const group of ['Product', 'Service', 'Shipping']) {
          await page.getByRole('group', { name: group }).getByRole('radio').last().check()
        }
        await page.getByLabel('Your review').fill(content)
        await page.getByRole('button', { name: 'Submit review' }).click()
        await expect(page).toHaveURL('/orderInfo/31')
        await stage.goTo('/comment?order=31')
      },
    },
    answers: {
      upload: oneCall(uploadCall, (output) =>
        output.type === 'uploaded' ? answer({ list: [output.picture] }) : replyOf(output.failure),
      ),
    },
    sends: {
      upload: () => [{ call: uploadCall, input: {} }],
    },
    lookAlike: [
      {
        leaves: ['resting', 'uploading'],
        why: 'each picture says itself how it stands, which the check reads',
      },
    ],
    shows: {
      resting: (stage, { context }) => showsPictures(stage, context.entries),
      uploading: (stage, { context }) => showsPictures(stage, context.entries),
    },
    skips: (event, before) =>
      event.type === 'picture.removed'
        ? numberOf(String(event['key']), before.context) === 0
        : event.type === 'pictures.used' && !before.matches('resting'),
  },
})

function isFirst(key: string): boolean {
  return key === 'a' || key === 'b'
}

function numberOf(key: string, { entries }: UploadsContext): number {
  return entries.findIndex((entry) => entry.key === key) + 1
}

async function showsPictures({ page }: Stage, entries: readonly PictureEntry[]): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Your review' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Picture \d$/ })).toHaveCount(entries.length)
  for (const [index, { stage }] of entries.entries()) {
    const isWaiting = page.getByText(`Picture ${index + 1} is on its way`)
    const again = page.getByRole('button', { name: `Send picture ${index + 1} again` })
    await expect(isWaiting).toHaveCount(stage === 'waiting' ? 1 : 0)
    await expect(again).toHaveCount(stage === 'failed' ? 1 : 0)
  }
}
