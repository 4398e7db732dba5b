import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { chartEdits } from './edits/chartEdits.ts'
import { fileEdits } from './edits/codeEdits.ts'
import { applied } from './edits/edit.ts'
import type { Edit, EditKind } from './edits/edit.ts'
import { bindingChanges } from './edits/bindingChanges.ts'
import { isOfView, viewChanges } from './edits/viewChanges.ts'
import { moveChanges } from './edits/moveChanges.ts'
import { home } from './plantedCopy.ts'
import { suitesOf } from './suites/suitesOf.ts'
import type { Suites } from './suites/suitesOf.ts'

export const areaNames = ['charts', 'selectors', 'verbs', 'bindings', 'views'] as const
export type AreaName = (typeof areaNames)[number]

/** One edit of one file, and who is asked about it. */
export interface Job extends Edit {
  area: AreaName
  /** The file in a word or two, as the edit's name begins. */
  subject: string
  file: string
  suites: Suites
}

interface Area {
  files: string | readonly string[]
  subjectOf: (file: string) => string
  editsOf: (file: string, source: string) => Edit[]
}

/** Folders of the server whose verbs change something that a shopper counts on. */
const verbFolders = [
  'address,audits,cart,checkout,favourites,idempotency,ledger,notices,orders,parcels,passwords',
  'paymentCode,recharges,refunds,reviews,session,stock,wallet,withdrawals',
].join(',')

const areas: Readonly<Record<AreaName, Area>> = {
  charts: {
    files: 'src/machines/*Machine.ts',
    subjectOf: (file) => basename(file, 'Machine.ts'),
    editsOf: chartEdits,
  },
  selectors: {
    files: 'src/machines/selectors/*.ts',
    subjectOf: (file) => basename(file, '.ts'),
    editsOf: fileEdits,
  },
  verbs: {
    files: `server/domain/{${verbFolders}}/*.ts`,
    subjectOf: (file) => file.replace('server/domain/', '').replace('.ts', ''),
    editsOf: (file, source) =>
      fileEdits(file, source, { besides: [moveChanges], kinds: isNoField }),
  },
  bindings: {
    files: ['src/views/*/use*.{ts,tsx}', 'src/services/*.ts'],
    subjectOf: (file) => file.replace(/^src\/(?:views\/)?/, '').replace(/\.tsx?$/, ''),
    editsOf: (file, source) => fileEdits(file, source, { besides: [bindingChanges] }),
  },
  views: {
    files: 'src/views/*/!(use)*.tsx',
    subjectOf: (file) => file.replace('src/views/', '').replace('.tsx', ''),
    editsOf: (file, source) => fileEdits(file, source, { besides: [viewChanges], kinds: isOfView }),
  },
}

/** Rows have fields by the thousand, which the types of the answers hold. */
function isNoField(kind: EditKind): boolean {
  return kind !== 'field dropped' && kind !== 'fields swapped'
}

export function jobsOf(area: AreaName): Job[] {
  const { files, subjectOf, editsOf } = areas[area]
  return globSync(files, { cwd: home })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted()
    .flatMap((file) => {
      const source = readFileSync(join(home, file), 'utf8')
      const suites = suitesOf(area, file)
      return editsOf(file, source)
        .filter((edit) => canBeRead(file, applied(source, edit)))
        .map((edit) => ({ ...edit, area, subject: subjectOf(file), file, suites }))
    })
}

export function jobName({ subject, kind, what }: Pick<Job, 'subject' | 'kind' | 'what'>): string {
  return `${subject}, ${kind}, ${what}`
}

/** What no engine can read is no slip that goes unseen. */
function canBeRead(file: string, source: string): boolean {
  return parseSync(file, source).errors.length === 0
}
