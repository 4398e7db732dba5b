import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFileCache } from '../http/fileCache.ts'
import { openBuiltSite } from './builtSite.ts'

const folder = mkdtempSync(join(tmpdir(), 'harborlane-built-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('lists the scripts of a page and its screen once each, the longest first', () => {
  const lengths = { first: 10, long: 3_000, short: 20, screen: 400 }
  const chunk = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports })
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, '.vite'))
  for (const [name, length] of Object.entries(lengths)) {
    writeFileSync(join(folder, `assets/${name}.js`), '/'.repeat(length))
  }
  writeFileSync(
    join(folder, 'index.html'),
    '<script type="module" crossorigin src="/assets/first.js"></script>',
  )
  const manifest = {
    'first.ts': chunk('first'),
    // Chunks may form a circle.
    'long.ts': chunk('long', ['screen.tsx']),
    'short.ts': chunk('short'),
    'screen.tsx': chunk('screen', ['first.ts', 'long.ts', 'short.ts']),
  }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  const { scriptsOf } = openBuiltSite(folder, createFileCache(folder))()
  expect(scriptsOf(['screen.tsx'])).toEqual([
    { href: '/assets/long.js', runs: false },
    { href: '/assets/screen.js', runs: false },
    { href: '/assets/short.js', runs: false },
    { href: '/assets/first.js', runs: true },
  ])
})
