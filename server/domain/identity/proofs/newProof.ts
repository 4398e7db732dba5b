import { addSeconds } from '../../kernel/clock.ts'
import { hashSecret, newSecret } from '../session/secrets.ts'

const proofSeconds = 120

/** A proof, the hash that is stored of it, and its end. */
export function newProof(at: Date): { proof: string; proofHash: Buffer; expiresAt: Date } {
  const proof = newSecret()
  return { proof, proofHash: hashSecret(proof), expiresAt: addSeconds(at, proofSeconds) }
}
