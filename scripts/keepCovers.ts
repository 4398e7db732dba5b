import { isNotThere } from '../tests/model/support/chartProof.ts'
import { cachedCover } from '../tests/model/support/cachedCover.ts'
import { loadProofs } from '../tests/model/support/loadProofs.ts'

/**
 * Computes the paths of all charts on the screens, which the browser tests of this run then play.
 */
for (const proof of await loadProofs()) {
  if (!isNotThere(proof.screens)) await cachedCover(proof, proof.screens)
}
