import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicSources, publicTexts, textsIn } from '../../scripts/publicTexts.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const open = publicTexts(read)

test('the public part contains all texts of public screens', () => {
  const places = publicSources(read)
  const shown = [
    'src/views/catalogue/homeScreen.tsx',
    'src/views/catalogue/filterSheet.tsx',
    'src/views/favourites/heartButton.tsx',
    'src/views/language/languageSheet.tsx',
    'src/views/session/registerScreen.tsx',
    'src/views/shell/notFoundScreen.tsx',
    'src/views/shell/toastHost.tsx',
    'src/views/actors/failures.ts',
  ]
  expect(shown.filter((path) => !places.has(path))).toEqual([])
  const routed = new Set(read('src/routing/screens.ts').match(/\w+Screen(?=\.tsx)/g))
  const screens = [...places].map((path) => path.replace(/^.*\/|\.tsx$/g, ''))
  expect(screens.filter((name) => routed.has(name)).toSorted()).toEqual([
    'changePasswordScreen',
    'detailScreen',
    'exploreScreen',
    'forgotPasswordScreen',
    'homeScreen',
    'loginScreen',
    'registerScreen',
    'searchScreen',
    'shopScreen',
  ])
})

test('texts that only a shopper’s own screens use are loaded later', () => {
  const own = ['src/views/refunds/refundScreen.tsx', 'src/views/checkout/checkoutScreen.tsx']
  const ids = own.flatMap((path) => textsIn(path, read(path)))
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((id) => open.has(id))).toEqual([])
})

test('imports are followed, lazy ones too, but into no screen that isn’t public', () => {
  const files: Record<string, string> = {
    'src/main.tsx': "import './a.ts'\nimport type { X } from './type.ts'\nimport('./late.tsx')",
    'src/a.ts': "import './routing/screens.ts'\nimport 'react'",
    'src/late.tsx': "export { y } from './y.ts'",
    'src/y.ts': '',
    'src/home.tsx': '',
    'src/routing/screens.ts':
      "const s = { '/home': () => import('../home.tsx'), '/bag': () => import('../bag.tsx') }",
  }
  expect([...publicSources((path) => files[path] ?? 'missing')].toSorted()).toEqual(
    Object.keys(files).toSorted(),
  )
})
