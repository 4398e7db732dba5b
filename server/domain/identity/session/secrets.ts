import { hash, randomBytes } from 'node:crypto'

/** 32 random bytes as base64url: 43 characters. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a secret. Secrets are stored only in this form. */
export function hashSecret(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
