import browserslist from 'browserslist'
import compat from 'core-js-compat'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RuleTester } from 'oxlint/plugins-dev'
import { describe, expect, it } from 'vitest'
import { supportedApi } from '../../lint/supportedApi.js'

const root = join(import.meta.dirname, '../..')
const missing = (name: string) => ({
  code: name,
  filename: 'test.ts',
  errors: [{ message: /is missing in / }],
})

describe('the supported browsers', () => {
  it('are those that the product names', () => {
    const oldest = ['chrome 109', 'edge 121', 'firefox 115', 'ios_saf 16.4', 'safari 16.4']
    const named = browserslist(undefined, { path: root })
    expect([
      oldest.filter((each) => !named.includes(each)),
      named.filter((each) =>
        /^chrome 108$|^edge 120$|^firefox 114$|safari 16\.3|ios_saf 16\.3/.test(each),
      ),
    ]).toEqual([[], []])
  })

  it('get a polyfill for what one of them lacks, and for nothing else', () => {
    const source = readFileSync(join(root, 'src/polyfills.ts'), 'utf8')
    const brought = [...source.matchAll(/core-js\/modules\/([\w.-]+)\.js/g)].map(([, name]) => name)
    const { list } = compat({ targets: browserslist(undefined, { path: root }) })
    expect(brought.length).toBeGreaterThan(0)
    expect(brought.filter((name) => !list.some((lacked) => lacked === name))).toEqual([])
  })
})

RuleTester.describe = describe
RuleTester.it = it
new RuleTester().run('supported-api', supportedApi, {
  valid: [
    'const sorted = prices.toSorted()',
    'const byShop = Map.groupBy(lines, shopOf)',
    'const { promise } = Promise.withResolvers()',
    'const copy = structuredClone(order)',
    'const zipped = new CompressionStream(format)',
    'const input = v.union([a, b])',
    'const address = URL.createObjectURL(file)',
    'const found = document.querySelector(name)',
  ],
  invalid: [
    'AbortSignal.any([one, other])',
    'Object.groupBy(lines, shopOf)',
    'Array.fromAsync(stream)',
    'Promise.try(work)',
    'URL.canParse(text)',
    'new URLPattern({ pathname })',
    'requestIdleCallback(work)',
    'scheduler.postTask(work)',
    'list.toSpliced(0, 1)',
    'one.isDisjointFrom(other)',
    'element.checkVisibility()',
    'element.showPopover()',
    'document.startViewTransition(update)',
  ].map(missing),
})

describe('styles', () => {
  const styles = globSync('src/**/*.css', { cwd: root }).map((file) => ({
    file,
    text: readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''),
  }))

  it('keep :has in rules of its own: a browser without it drops the whole rule', () => {
    const mixed = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/[^{}]+(?=\{)/g)]
        .map(([selector]) => selector.split(','))
        .filter((list) => list.some((one) => one.includes(':has(')))
        .filter((list) => !list.every((one) => one.includes(':has(')))
        .map((list) => `${file}: ${list.join(',').trim()}`),
    )
    expect(mixed).toEqual([])
  })

  it('have a plain colour before a mixed one', () => {
    const alone = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/[;{]\s*([\w-]+):[^;]*(?=;\s*([\w-]+):[^;]*color-mix\()/g)]
        .filter(([, before, mixed]) => before !== mixed)
        .map(([, , mixed]) => `${file}: ${mixed}`),
    )
    expect(alone).toEqual([])
  })
})
