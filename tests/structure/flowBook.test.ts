import { expect, test } from 'vitest'
import { shownIn } from '../../scripts/flows/evidence/evidenceOf.ts'
import { findScreens } from '../../scripts/flows/screenFiles.ts'
import { languagesOf } from '../model/support/keepScreen.ts'
import { loadProofs } from '../model/support/loadProofs.ts'
import { everythingIn } from '../model/support/replay.ts'

const screens = findScreens(new URL('../../docs/flows/', import.meta.url))

test.each((await loadProofs()).map((proof) => [proof.machine.id, proof] as const))(
  'each state of the %s chart that a browser looks at has its screens in the flow book',
  (chart, proof) => {
    const leaves = [...everythingIn(proof.machine).leaves].filter(
      (leaf) => shownIn(proof, leaf).isThere,
    )
    const wanted = languagesOf(chart).flatMap((lang) => [`${lang} desktop`, `${lang} phone`])
    const missing = leaves.flatMap((leaf) => {
      const found = screens(chart, leaf.slice(chart.length + 1))
      const kept = new Set(found.map(({ lang, device }) => `${lang} ${device}`))
      return wanted.filter((each) => !kept.has(each)).map((each) => `${leaf}: ${each}`)
    })
    expect(missing, `npm run flows:evidence -- ${chart} takes them`).toEqual([])
  },
)
