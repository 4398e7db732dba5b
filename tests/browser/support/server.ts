import { setFlagsFromString } from 'node:v8'
import { passwordSetting } from '../../../server/domain/session/passwordHash.ts'

/** The product's own server, but for slow hashes: each test signs up a shopper of its own. */
Object.assign(passwordSetting, { N: 16, r: 1, p: 1 })
// It runs for minutes: its embedded database isn't compiled twice.
setFlagsFromString('--liftoff-only')
await import('../../../server/main.js')
