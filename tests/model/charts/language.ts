import { expect } from '@playwright/test'
import { languageMachine } from '../../../src/machines/languageMachine.ts'
import { getUserInfo, setLanguage } from '../../../contract/account.ts'
import { openSession } from '../../browser/support/sessions.ts'
import { aUserInfo } from '../../factories/userInfo.ts'
import { networkFailure } from '../../factories/failures.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import type { CallName } from '../support/wire.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

const languages = {
  en: { name: 'English', htmlLang: 'en', title: 'Language' },
  ri: { name: '日本語', htmlLang: 'ja', title: '言語' },
  'zh-CN': { name: '简体中文', htmlLang: 'zh-CN', title: '语言' },
} as const

export const proof = proveChart<typeof languageMachine>({
  machine: languageMachine,
  question: 'Which language does the shop speak, and what if its texts or its account refuse?',
  actedBy: { 'language.chosen': 'shopper', 'language.adopted': 'app' },
  inputs: [{ code: 'en' }, { code: 'ri' }],
  events: {
    'language.chosen': [
      { type: 'language.chosen', code: 'ri' },
      { type: 'language.chosen', code: 'en' },
    ],
    'language.adopted': [{ type: 'language.adopted', code: 'zh-CN' }],
  },
  actors: {
    loadMessages: { resolves: [{ greeting: 'hello' }], rejects: ['surprise'] },
    saveChoice: {
      resolves: [{ type: 'saved' }, { type: 'refused', failure: networkFailure }],
      rejects: ['surprise'],
    },
  },
  api: { none: 'it only keeps the shopper’s choice; that has its own test in tests/api' },
  screens: {
    // Texts that are already loaded come without a call.
    onFreshPage: ['language.adopted'],
    open: async ({ page }, { code }) => {
      await page
        .context()
        .addCookies([{ name: 'language', value: code, domain: '127.0.0.1', path: '/' }])
      await page.goto('/language')
    },
    gestures: {
      'language.chosen': async ({ page, expects }, { code }) => {
        if (code === 'en') expects(ask(setLanguage, { file_name: code }))
        await page.getByText(nameOf(code), { exact: true }).click()
      },
      'language.adopted': async (stage, { code }) => {
        const { page, shopper } = stage
        const lang = { language_name: nameOf(code), chinese_name: nameOf(code), file_name: code }
        await stage.reply({
          call: getUserInfo,
          reply: answer(aUserInfo({ lang })),
          standing: true,
        })
        await stage.broadcastsToTabs('session', await openSession(page.request, shopper))
      },
    },
    answers: {
      loadMessages: {
        calls: (['ri', 'zh-CN'] as const).map(textsOf),
        replies: (_output, { context }) =>
          context.wanted === 'en'
            ? []
            : [{ call: textsOf(context.wanted), reply: { type: 'real' } }],
        fails: ({ context }) => [{ call: textsOf(context.wanted), reply: { type: 'lost' } }],
      },
      saveChoice: oneCall(setLanguage, (output) =>
        output.type === 'saved' ? { type: 'real' } : replyOf(output.failure),
      ),
    },
    sends: {
      loadMessages: { none: 'its texts are files of the build' },
      // English is bundled, so its choice is announced at once.
      saveChoice: ({ code }) => (code === 'en' ? [] : [ask(setLanguage, { file_name: code })]),
    },
    besides: [
      {
        call: setLanguage,
        why: 'what the account says is read again in the language that it was given',
        input: null,
        reply: { type: 'real' },
      },
    ],
    shows: {
      loading: async ({ page }, { context }) => {
        if (context.shown === null) return
        await expect(page.locator('html')).toHaveAttribute('lang', spoken(context.shown).htmlLang)
        if (context.wanted !== 'en') {
          await expect(page.getByRole('group')).toHaveAttribute('aria-busy', 'true')
        }
      },
      saving: async ({ page }, { context }) => {
        await expect(page.locator('html')).toHaveAttribute('lang', spoken(context.shown).htmlLang)
        await expect(page.getByRole('group')).toHaveAttribute('aria-busy', 'true')
      },
      shown: async ({ page }, { context }) => {
        const { htmlLang, title, name } = spoken(context.shown)
        await expect(page.locator('html')).toHaveAttribute('lang', htmlLang)
        await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
        await expect(page.getByRole('radio', { name, exact: true })).toBeChecked()
      },
    },
    skips: (event, before) =>
      event.type.startsWith('xstate.error.') && before.context.wanted === 'en',
  },
})

function spoken(code: string | null) {
  if (code === 'en' || code === 'ri' || code === 'zh-CN') return languages[code]
  throw new Error(`${code} is not spoken here`)
}

function nameOf(code: string): string {
  return spoken(code).name
}

function textsOf(code: string): CallName {
  return { method: 'GET', path: `/assets/${code}.js` }
}
