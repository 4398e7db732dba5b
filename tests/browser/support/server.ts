import { passwordSetting } from '../../../server/domain/identity/session/passwordHash.ts'

/** The product's own server, but for slow hashes: each test signs up a shopper of its own. */
Object.assign(passwordSetting, { N: 16, r: 1, p: 1 })
await import('../../../server/boot/main.js')
