import { expect, test } from './support/test.ts'
import type { Page } from '@playwright/test'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Checks that the built CSS holds all names of the sources. A build may shorten names, but must not
 * lose or merge any.
 */

const root = join(import.meta.dirname, '../..')
// The live charts are a development page, and in no build.
const isShipped = ({ path }: { path: string }) => !/\.test\.tsx?$|^src\/views\/flows\//.test(path)
const modules = read('src/**/*.module.css').filter(isShipped)
const code = read('src/**/*.{ts,tsx}').filter(isShipped)
const built = read('dist/assets/*.css')

/** The default naming of CSS modules: `_name_hash_line`. */
const sourceName = /^_(.+)_[\w-]{5}_\d+$/

test('every animation of the sources has its own name and the same frames in the build', async ({
  page,
}) => {
  const inSource = await stylesOf(page, read('src/**/*.css'))
  const inBuild = await stylesOf(page, built)
  const framesByName = (all: Keyframes[]) =>
    all.map(({ name, frames }) => `${name.replace(sourceName, '$1')}: ${frames}`).toSorted()
  const own = inBuild.keyframes.filter(({ name }) => !name.startsWith('pswp-'))
  expect(framesByName(own)).toEqual(framesByName(inSource.keyframes))
  expect(new Set(own.map(({ name }) => name)).size).toBe(own.length)
  const defined = new Set(inBuild.keyframes.map(({ name }) => name))
  expect(inBuild.animations.filter((name) => !defined.has(name))).toEqual([])
  expect(inBuild.animations.length).toBeGreaterThanOrEqual(inSource.animations.length)
})

test('every class that a component names exists, and no two share a name in the build', async ({
  page,
}) => {
  const inSource = new Map<string, readonly string[]>()
  for (const module of modules) inSource.set(module.path, (await stylesOf(page, [module])).classes)
  const unknown: string[] = []
  const used = new Set<string>()
  for (const { path, text } of code) {
    for (const [, local, from] of text.matchAll(/import (\w+) from '(\S+\.module\.css)'/g)) {
      const style = join(path, '..', from!)
      used.add(style)
      for (const [, name] of text.matchAll(new RegExp(`(?<![\\w./'"-])${local}\\.(\\w+)`, 'g'))) {
        if (!inSource.get(style)?.includes(name!)) unknown.push(`${path}: ${name}`)
      }
    }
  }
  expect(unknown).toEqual([])
  const countBy = (names: readonly string[]) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(names, (name) => name))
        .map(([name, all]) => [name, all!.length] as const)
        .toSorted(),
    )
  const { classes } = await stylesOf(page, built)
  const ofModules = classes.filter((name) => sourceName.test(name))
  expect(countBy(ofModules.map((name) => name.replace(sourceName, '$1')))).toEqual(
    countBy([...used].flatMap((path) => inSource.get(path) ?? [])),
  )
})

test('every custom property in use is set somewhere, or has a fallback', async ({ page }) => {
  const { read: used, set } = await stylesOf(page, built)
  const fromCode = code.flatMap(({ text }) => text.match(/--[a-z][\w-]+/g) ?? [])
  const known = new Set([...set, ...fromCode])
  expect(used.filter((name) => !known.has(name) && !name.startsWith('--pswp-'))).toEqual([])
})

interface Keyframes {
  name: string
  frames: string
}

/** The names in style sheets as the browser parses them, each once. */
function stylesOf(page: Page, sheets: readonly { text: string }[]) {
  return page.evaluate(
    (texts) => {
      const keyframes: Keyframes[] = []
      const sets = { animations: new Set(), classes: new Set(), read: new Set(), set: new Set() }
      let isGlobal = new Set<string>()
      const walk = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSKeyframesRule) {
            const frames = [...rule.cssRules].map((frame) => frame.cssText).join(' ')
            keyframes.push({
              name: rule.name,
              frames: frames.replaceAll('translateX(', 'translate('),
            })
          }
          if (rule instanceof CSSStyleRule) {
            for (const [, name] of rule.selectorText.matchAll(/\.([a-zA-Z_][\w-]*)/g))
              if (!isGlobal.has(name!)) sets.classes.add(name)
            for (const name of rule.style.animationName.split(', '))
              if (name !== '' && name !== 'none') sets.animations.add(name)
            for (const property of rule.style) if (property.startsWith('--')) sets.set.add(property)
            for (const [, name, fallback] of rule.cssText.matchAll(/var\((--[\w-]+)(,)?/g))
              if (fallback === undefined) sets.read.add(name)
          }
          if ('cssRules' in rule) walk(rule.cssRules as CSSRuleList)
        }
      }
      for (const text of texts) {
        const sheet = new CSSStyleSheet()
        // `:global` marks names that the build must not change. A browser doesn't know it.
        const marked = /:global\(((?:[^()]|\([^()]*\))*)\)/g
        isGlobal = new Set(
          Array.from(
            text.matchAll(marked),
            ([whole]) => whole.match(/(?<=\.)[\w-]+/g) ?? [],
          ).flat(),
        )
        sheet.replaceSync(text.replaceAll(marked, '$1'))
        walk(sheet.cssRules)
      }
      const listOf = (names: Set<unknown>) => [...names].map(String).toSorted()
      return {
        keyframes,
        animations: listOf(sets.animations),
        classes: listOf(sets.classes),
        read: listOf(sets.read),
        set: listOf(sets.set),
      }
    },
    sheets.map(({ text }) => text),
  )
}

function read(pattern: string): { path: string; text: string }[] {
  return globSync(pattern, { cwd: root })
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
