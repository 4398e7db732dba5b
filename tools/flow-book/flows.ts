import { parseArgs } from 'node:util'
import { commitBefore } from './changes/chartsAt.ts'
import { sayChanges } from './changes/sayChanges.ts'
import { writeFlows } from './writeFlows.ts'

/**
 * Builds the flow book into tools/flow-book/dist and writes docs/flows. `--check` only reports what
 * is stale there, `--diff <commit>` what has changed in the charts since then, `--said` the same
 * since the main branch, as text only.
 */

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    diff: { type: 'string' },
    said: { type: 'boolean', default: false },
  },
})

if (values.diff !== undefined) {
  await sayChanges(values.diff, { draws: true })
} else if (values.said) {
  const commit = commitBefore()
  if (commit === null) console.log('There is no commit to compare the charts with.')
  else await sayChanges(commit, { draws: false })
} else {
  await writeFlows({ isCheck: values.check })
}
