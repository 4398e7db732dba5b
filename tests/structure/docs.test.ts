import { existsSync, readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename, dirname, extname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { objectionToName, objectionToPhrase } from '../../lint/glossary.js'

const root = join(import.meta.dirname, '../..')
const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 16 * 1024 * 1024,
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(root, file)))

const sourceFolders = 'contract|src|server|demo|tests|scripts|tools|bench|lint|docs|\\.ci'
const isSource = (file: string) =>
  new RegExp(`^(?:${sourceFolders}|[\\w.]+$)`).test(file) &&
  /\.(?:tsx?|js|mjs|css|sql|json|html|py|sh)$|run$/.test(file) &&
  !/package-lock|migrations\/meta|catalogue\/|docs\/flows|src\/messages/.test(file)

const pages = tracked
  .filter((file) => file.endsWith('.md') && !/^docs\/flows\/|000-template|^CHANGELOG/.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
/** A superseded decision may name what existed then. */
const current = pages.filter(({ text }) => !/^Superseded/m.test(text.split('\n', 4).join('\n')))

const source = tracked
  .filter(isSource)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')
const words = new Set(source.match(/[A-Za-z_$][\w$]*/g))
/** Names of other programs that the docs mention. */
const foreign = new Set([
  'pg_dump',
  'pg_restore',
  'proxy_read_timeout',
  'worker_connections',
  'ignore_startup_parameters',
  'default_transaction_read_only',
  'boostDocument',
])
const fileNames = new Set(tracked.map((file) => basename(file)))
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('the docs only name what exists', () => {
  test('files and anchors of links', () => {
    expect(pages.flatMap(brokenLinks)).toEqual([])
  })

  test('commands of npm run', () => {
    const unknown = current.flatMap(({ file, text }) =>
      [...text.matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g)]
        .filter(([, name = '']) => !(name in scripts))
        .map(([command]) => `${file}: ${command}`),
    )
    expect(unknown).toEqual([])
  })

  test('paths and file names', () => {
    const unknown = codeOf(current).flatMap(({ file, code }) => {
      const isPath = new RegExp(`^(?:${sourceFolders})/[\\w./-]+$`).test(code)
      const isThere = isPath
        ? existsSync(join(root, code)) || code.endsWith('/dist')
        : !/^[\w-]+\.(?:tsx?|js|sql|py)$/.test(code) || fileNames.has(code)
      return isThere ? [] : [`${file}: ${code}`]
    })
    expect(unknown).toEqual([])
  })

  test('symbols, variables and tables', () => {
    const unknown = codeOf(current).flatMap(({ file, code }) => {
      const [, name] =
        /^([a-z][a-z\d]*(?:[A-Z_]\w*)+|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)(?:\(.*\))?$/.exec(code) ?? []
      return name === undefined || words.has(name) || foreign.has(name) ? [] : [`${file}: ${code}`]
    })
    expect(unknown).toEqual([])
  })

  test('figures of the rules', () => {
    const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
    const rows = [...page.matchAll(/^\| [^|]+ \| ([^|]+) \| `(\w+)` in \[[^\]]+\]\(([^)]+)\) \|/gm)]
    expect(rows.length).toBeGreaterThan(10)
    const wrong = rows.filter(([, figure = '', name = '', path = '']) => {
      const code = readFileSync(join(root, 'docs', path), 'utf8')
      if (name === 'payCodeLocks') {
        const counts = [...code.matchAll(/wrong: (\d+)/g)].map(([, count]) => count)
        return counts.join(', ') !== figure
      }
      const [, product = ''] = new RegExp(`const ${name} = ([\\d_ *]+)`).exec(code) ?? []
      const value = product
        .split('*')
        .reduce((all, factor) => all * Number(factor.replaceAll('_', '')), 1)
      return product === '' || value !== figureIn(figure, name)
    })
    expect(wrong.map(([row]) => row)).toEqual([])
  })
})

/** In the unit that the constant's name ends with: `30 minutes` is 1800 for `…Seconds`. */
function figureIn(figure: string, name: string): number {
  const number = Number(figure.replaceAll(/[^\d]/g, ''))
  if (name.endsWith('Cents')) return number * 100
  if (name.endsWith('Seconds') && figure.endsWith('minutes')) return number * 60
  return number
}

describe('the glossary holds', () => {
  test('in the sentences of the docs', () => {
    const wrong = current.flatMap(({ file, text }) =>
      text
        .replaceAll(/```[^]*?```|`[^`]*`|\]\([^)]*\)/g, '')
        .split('\n')
        .map((line, at) => `${file}:${at + 1} ${objectionToPhrase(line) ?? ''}`)
        .filter((line) => line.includes('“')),
    )
    expect(wrong).toEqual([])
  })

  test('in the names of files and folders', () => {
    const wrong = tracked
      .filter((file) => /\.(?:tsx?|js|css|sql|md)$/.test(file))
      .filter((file) => !/migrations\/|docs\/decisions\/|docs\/flows\//.test(file))
      .flatMap((file) => objectionToName(basename(file).split('.')[0] ?? '') ?? [])
    expect(wrong).toEqual([])
  })

  test('in the comments of the rules of the database', () => {
    const wrong = tracked
      .filter((file) => file.startsWith('server/db/rules/'))
      .flatMap((file) => objectionToPhrase(readFileSync(join(root, file), 'utf8')) ?? [])
    expect(wrong).toEqual([])
  })
})

function codeOf(from: typeof pages): { file: string; code: string }[] {
  return from.flatMap(({ file, text }) =>
    [...text.replaceAll(/```[^]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => ({
      file,
      code,
    })),
  )
}

function brokenLinks({ file, text }: { file: string; text: string }): string[] {
  return [...text.replaceAll(/```[^]*?```/g, '').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
    ([, link = '']) => {
      if (/^(?:https?|mailto):/.test(link)) return []
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? file : normalize(join(dirname(file), path))
      if (!existsSync(join(root, target))) return [`${file}: ${link}`]
      if (anchor === undefined || extname(target) !== '.md') return []
      const anchors = anchorsOf(readFileSync(join(root, target), 'utf8'))
      return anchors.has(anchor) ? [] : [`${file}: ${link}`]
    },
  )
}

/** The anchors that a git host makes of headings. */
function anchorsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}
