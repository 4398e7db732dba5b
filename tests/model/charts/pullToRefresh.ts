import { expect } from '@playwright/test'
import { listAddresses } from '../../../contract/address.ts'
import { pullToRefreshMachine } from '../../../src/machines/pullToRefreshMachine.ts'
import type { RefreshOutcome } from '../../../src/machines/pullToRefreshMachine.ts'
import { networkFailure } from '../../factories/failures.ts'
import { anAddress } from '../../factories/orderAnswers.ts'
import { oneCall, proveChart } from '../support/chartProof.ts'
import { says, touches } from '../support/onScreen.ts'
import { answer, replyOf } from '../support/stage.ts'
import { ask } from '../support/wire.ts'

export const input = { enoughPx: 50 }
export const aLittle = { type: 'content.pulled', distancePx: 20 } as const
export const enough = { type: 'content.pulled', distancePx: 50 } as const

const addresses = answer({ list: [anAddress({ id: 7 })] })

export const proof = proveChart<typeof pullToRefreshMachine>({
  machine: pullToRefreshMachine,
  question: 'What does a finger see that pulls a screen down, and when is it read again?',
  actedBy: {
    'content.pulled': 'shopper',
    'content.released': 'shopper',
    'notice.faded': 'browser',
  },
  inputs: [input],
  events: {
    'content.pulled': [aLittle, enough],
    'content.released': [{ type: 'content.released' }],
    'notice.faded': [{ type: 'notice.faded' }],
  },
  actors: {
    refresh: {
      resolves: [{ type: 'refreshed' }, { type: 'failed' }] satisfies RefreshOutcome[],
      rejects: ['surprise'],
    },
  },
  distinguish: ({ context }) => context.pulledPx,
  walk: 'simple',
  api: { none: 'it is how a screen asks again; the API has no state of it' },
  screens: {
    open: async (stage) => {
      await stage.reply({ call: listAddresses, reply: addresses, standing: true })
      await stage.page.goto('/address')
      await says('Ada Fisher')(stage)
      await stage.page.evaluate(holdNotices)
      await stage.reply({ call: listAddresses, hold: true })
    },
    gestures: {
      'content.pulled': async (stage, { distancePx }, before) => {
        const moved = { type: 'touchmove', clientY: 100 + distancePx } as const
        const isHeld = before.matches('pulling')
        await touches(stage, isHeld ? [moved] : [{ type: 'touchstart', clientY: 100 }, moved])
      },
      'content.released': (stage) => touches(stage, [{ type: 'touchend' }]),
      'notice.faded': async ({ page }) => {
        await page.evaluate(fadeNotices)
        await expect(page.locator('main [data-phase]')).toHaveAttribute('data-phase', 'resting')
      },
    },
    answers: {
      refresh: oneCall(listAddresses, (output) =>
        output.type === 'refreshed' ? addresses : replyOf(networkFailure),
      ),
    },
    sends: {
      refresh: () => [ask(listAddresses, {})],
    },
    shows: {
      resting: async ({ page }) => {
        await expect(page.locator('main [data-phase]')).toHaveText('')
      },
      'pulling.measuring': { none: 'left at once' },
      'pulling.short': says('Pull to refresh'),
      'pulling.enough': says('Release to refresh'),
      refreshing: says('Loading…'),
      finished: says('Up to date'),
      failed: says('Couldn’t refresh'),
    },
  },
})

/** The result of a pull stays until the test lets it fade, because a slow machine would miss it. */
function holdNotices(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('main [data-phase] { animation-play-state: paused !important }')
  document.adoptedStyleSheets.push(sheet)
}

function fadeNotices(): void {
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect as KeyframeEffect
    if (target?.matches('main [data-phase]')) animation.finish()
  }
}
