import { isNotThere } from './support/chartProof.ts'
import { noteDepth, notThere } from './support/depths.ts'
import { describeChart } from './support/describeChart.ts'
import { loadProofs } from './support/loadProofs.ts'

const only = process.env['ONLY_CHART']

for (const proof of await loadProofs()) {
  if (only && proof.machine.id !== only) continue
  describeChart(proof)
  if (isNotThere(proof.api)) noteDepth(notThere(proof, 'API', proof.api))
}
