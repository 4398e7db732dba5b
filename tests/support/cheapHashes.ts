import { passwordSetting } from '../../server/domain/identity/session/passwordHash.ts'

/** Lowers the cost of password hashes, because nearly every test has a shopper with a password. */
Object.assign(passwordSetting, { N: 16, r: 1, p: 1 })
