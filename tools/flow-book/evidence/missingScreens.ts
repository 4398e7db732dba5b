import { languagesOf } from '../../../tests/model/support/keepScreen.ts'
import type { AnyProof } from '../../../tests/model/support/chartProof.ts'
import { everythingIn } from '../../../tests/model/support/replay.ts'
import type { ScreenFiles } from '../screenFiles.ts'
import { shownIn } from './evidenceOf.ts'

/** States that a browser test looks at but no run took a picture of. */
export function missingScreens(proof: AnyProof, screens: ScreenFiles): string[] {
  const chart = proof.machine.id
  const wanted = languagesOf(chart).flatMap((lang) => [`${lang} desktop`, `${lang} phone`])
  return [...everythingIn(proof.machine).leaves]
    .filter((leaf) => shownIn(proof, leaf).isThere)
    .flatMap((leaf) => {
      const found = screens(chart, leaf.slice(chart.length + 1))
      const taken = new Set(found.map(({ lang, device }) => `${lang} ${device}`))
      return wanted.filter((each) => !taken.has(each)).map((each) => `${leaf}: ${each}`)
    })
}
