import { describeChart } from './support/describeChart.ts'
import { loadProofs } from './support/loadProofs.ts'

for (const proof of await loadProofs()) describeChart(proof)
