import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

export interface Motion {
  /** Name of the keyframes, without the build's suffix. */
  name: string
  /** The pseudo-element that moves, else the element. */
  of: string
  ms: number
  times: number
  frames: Record<string, string>[]
}

export interface Recorded {
  vibrations: unknown[]
  moves: { property: string; station: string; ms: number }[]
  motions: Motion[]
  flights: { src: string | null; ms: number }[]
}

/** So that a busy machine shows a frame of a short animation. The recorded duration stays. */
export async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Animation.enable')
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
}

/** Records each animation as it starts, with its computed values. */
export function recordMotions(): void {
  const recorded: Recorded = { vibrations: [], moves: [], motions: [], flights: [] }
  Object.assign(window, recorded)
  Object.assign(navigator, { vibrate: (pattern: unknown) => recorded.vibrations.push(pattern) })
  document.addEventListener(
    'transitionrun',
    ({ propertyName, target }) => {
      const { station } = (target as HTMLElement).dataset
      if (station === undefined) return
      const ms = Number.parseFloat(getComputedStyle(target as Element).transitionDuration) * 1_000
      recorded.moves.push({ property: propertyName, station, ms })
    },
    true,
  )
  document.addEventListener(
    'animationstart',
    ({ animationName, pseudoElement, target }) => {
      const running = document
        .getAnimations()
        .find(
          (each) =>
            each instanceof CSSAnimation &&
            each.animationName === animationName &&
            each.effect instanceof KeyframeEffect &&
            (each.effect.pseudoElement ?? '') === pseudoElement &&
            each.effect.target === target,
        )
      if (!(running?.effect instanceof KeyframeEffect)) return
      const { duration, iterations } = running.effect.getTiming()
      const noise = new Set(['offset', 'computedOffset', 'easing', 'composite'])
      recorded.motions.push({
        name: animationName.replace(/^_(.+)_[\w-]{5}_\d+$/, '$1'),
        of: pseudoElement || (target as Element).tagName,
        ms: Number(duration),
        times: iterations ?? 1,
        frames: running.effect.getKeyframes().map((frame) =>
          Object.fromEntries(
            Object.entries(frame)
              .filter(([name]) => !noise.has(name))
              .map(([name, value]) => [name, String(value)]),
          ),
        ),
      })
    },
    true,
  )
  const { animate } = Element.prototype
  Element.prototype.animate = function record(this: Element, frames, options) {
    if (this instanceof HTMLImageElement && typeof options === 'object') {
      recorded.flights.push({ src: this.getAttribute('src'), ms: Number(options.duration) })
    }
    return animate.call(this, frames, options)
  }
}

export interface Counted {
  /** The text of the balance and what is drawn over it, at each change. */
  counted: { text: string | undefined; shown: string | null }[]
}

export function watchBalance(page: Page): Promise<void> {
  return page.evaluate(() => {
    const counted: Counted['counted'] = []
    Object.assign(window, { counted })
    const amount = [...document.querySelectorAll('[aria-labelledby=me-wallet] p > span > span')][0]!
    new MutationObserver(() =>
      counted.push({ text: amount.textContent, shown: amount.getAttribute('data-shown') }),
    ).observe(amount, { attributes: true, characterData: true, childList: true, subtree: true })
  })
}

export function vibrations(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (window as unknown as Recorded).vibrations)
}

export function moves(page: Page): Promise<Recorded['moves']> {
  return page.evaluate(() => (window as unknown as Recorded).moves)
}

export function motions(page: Page, name: string): Promise<Motion[]> {
  return page.evaluate(
    (wanted) => (window as unknown as Recorded).motions.filter((motion) => motion.name === wanted),
    name,
  )
}

export async function expectMotion(page: Page, motion: Motion): Promise<void> {
  await expect.poll(() => motions(page, motion.name)).toContainEqual(motion)
}

/** Checks the duration of an animation that plays once. */
export async function expectLength(
  page: Page,
  { name, ms }: { name: string; ms: number },
): Promise<void> {
  const lengths = async () => (await motions(page, name)).map((each) => [each.ms, each.times])
  await expect.poll(lengths).toEqual([[ms, 1]])
}
