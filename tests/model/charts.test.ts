import { isNotThere } from './support/chartProof.ts'
import { noteDepth, notThere } from './support/depths.ts'
import { describeChart } from './support/describeChart.ts'
import { loadProofs } from './support/loadProofs.ts'

for (const proof of await loadProofs()) {
  describeChart(proof)
  if (isNotThere(proof.api)) noteDepth(notThere(proof, 'API', proof.api))
}
