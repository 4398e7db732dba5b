import { expect } from '@playwright/test'
import { submissionMachine } from '../../../src/machines/submissionMachine.ts'
import { saveAddress } from '../../../contract/address.ts'
import { fillAddress } from '../../browser/support/addressForm.ts'
import { networkFailure } from '../../factories/failures.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { buttonIsBusy, buttonIsReady, says } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

const saved = anAddress({ id: 3, tag: 'Home', mobile: '+442079460000' })
export const values = { tag: 'Home' }
export const accepted = { type: 'accepted', answer: saved } as const
export const refused = { type: 'refused', failure: networkFailure } as const

const save = 'Save address'

export const proof = proveChart<typeof submissionMachine>({
  machine: submissionMachine,
  question: 'Is a form sent once, and is nothing that was typed lost when it is refused?',
  actedBy: { submitted: 'shopper', 'values.edited': 'shopper' },
  events: {
    submitted: [{ type: 'submitted', values }],
    'values.edited': [{ type: 'values.edited' }],
  },
  actors: { send: { resolves: [accepted, refused], rejects: ['surprise'] } },
  walk: 'simple',
  api: { none: 'it is how any form is sent; what is sent has its own tests in tests/api' },
  screens: {
    open: async ({ page }) => {
      await page.goto('/addressForm')
    },
    gestures: {
      submitted: async (stage) => {
        const { page } = stage
        if (!page.url().includes('/addressForm')) await stage.goTo('/addressForm')
        if ((await page.getByLabel('Full name').inputValue()) === '') {
          await fillAddress(page, saved)
          stage.notes.set('area', saved.area)
          stage.notes.set('forms', Number(stage.notes.get('forms') ?? 0) + 1)
        }
        await page.getByRole('button', { name: save }).click()
      },
      'values.edited': async ({ page, notes }) => {
        notes.set('area', 'Salem, Oregon')
        await page.locator('input[name=area]').fill('Salem, Oregon')
      },
    },
    answers: {
      send: oneCall(saveAddress, (output) =>
        output.type === 'accepted' ? answer(output.answer) : replyOf(output.failure),
      ),
    },
    sends: {
      send: (_given, _during, { notes }) => [
        ask(saveAddress, {
          addressee: saved.addressee,
          mobile: saved.mobile,
          country: saved.country,
          area: String(notes.get('area')),
          postcode: saved.postcode,
          detail: saved.detail,
          tag: saved.tag,
          // A previously saved address is already the default.
          isDefault: notes.get('forms') === 1,
        }),
      ],
    },
    shows: {
      editing: async (stage) => {
        const { page } = stage
        await expect(page.locator('form').getByText('Backend interface')).toBeHidden()
        // The form, or the list that it leads to once it is accepted.
        const form = page
          .locator('form button:not([aria-busy])')
          .filter({ hasText: save, visible: true })
        const list = page.getByText('No address yet').filter({ visible: true })
        await expect(form.or(list).first()).toBeVisible()
      },
      submitting: buttonIsBusy(save),
      refused: async (stage) => {
        await says('Backend interface connection abnormal')(stage)
        await expect(stage.page.getByLabel('Full name')).toHaveValue('Ada Fisher')
        await buttonIsReady(save)(stage)
      },
    },
  },
})
