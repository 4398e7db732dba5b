import { passwordSetting } from '../../../server/domain/identity/session/passwordHash.ts'

/** The product's own server with cheap password hashes, because each test registers a shopper. */
Object.assign(passwordSetting, { N: 16, r: 1, p: 1 })
await import('../../../server/boot/main.js')
