import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { advice } from './advice.ts'
import { knownRulesFile } from './checkRules.ts'

const isView = /^view always_empty_(\w+)$/

test('every check of the doctor has its advice', async () => {
  const rules = JSON.parse(await readFile(knownRulesFile, 'utf8')) as Record<string, string>
  const views = Object.keys(rules).flatMap((name) => isView.exec(name)?.[1] ?? [])
  expect(Object.keys(advice).toSorted()).toEqual([...views, 'rules', 'seals'].toSorted())
})

test('each advice fits on one line', () => {
  expect(Object.values(advice).filter((line) => line.length > 200 || line.includes('\n'))).toEqual(
    [],
  )
})
