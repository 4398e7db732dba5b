import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { explorePaths, withoutBeginnings } from '../tests/model/support/explorePaths.ts'
import { loadProofs } from '../tests/model/support/loadProofs.ts'
import { tableOf } from '../tests/model/support/tableOf.ts'
import { filesOf } from './newChart/filesOf.ts'

/** `npm run new:chart parcelTracking orders`: a new chart with a proof, to be adapted. */

const root = join(import.meta.dirname, '..')
const [name = '', feature = ''] = parseArgs({ allowPositionals: true }).positionals

const files = filesOf({ name, feature })
const wrong = whatIsWrong()
if (wrong === null) await importAll()
else {
  console.log(wrong)
  console.log(
    'npm run new:chart <name> <feature>, such as: npm run new:chart parcelTracking orders',
  )
  process.exitCode = 1
}

function whatIsWrong(): string | null {
  if (!/^[a-z][A-Za-z0-9]+$/.test(name)) return 'A chart’s name is words in camelCase.'
  if (!/^[a-z]+$/.test(feature) || !existsSync(join(root, 'src/views', feature))) {
    return 'The feature is a folder of src/views; a new one gets its line in lint/importTable.js.'
  }
  const there = [...files.keys()].find((file) => existsSync(join(root, file)))
  return there === undefined ? null : `${there} is there already.`
}

async function importAll(): Promise<void> {
  for (const [file, text] of files) writeFileSync(join(root, file), text)
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [...files.keys()], { cwd: root })
  const [proof] = await loadProofs(name)
  if (proof === undefined) throw new Error('the proof was not found')
  const table = `tests/model/tables/${name}.txt`
  writeFileSync(join(root, table), tableOf(proof, withoutBeginnings(explorePaths(proof))))
  for (const file of [...files.keys(), table]) console.log(file)
  console.log('')
  console.log(
    `ONLY_CHART=${name} npx vitest run --project unit tests/model/charts.test.ts tests/model/${name}.test.ts`,
  )
  console.log('npm run flows')
}
