import { isNotThere } from './support/chartProof.ts'
import { noteAbsence, noteDepth } from './support/depths.ts'
import { describeChart } from './support/describeChart.ts'
import { loadProofs } from './support/loadProofs.ts'

for (const { machine, api, ...proof } of await loadProofs(process.env['ONLY_CHART'])) {
  describeChart({ machine, ...proof }, (walked, milliseconds) =>
    noteDepth(machine, 'actors', { ...walked, milliseconds }),
  )
  if (isNotThere(api)) {
    noteAbsence(machine, 'API', api)
  }
}
