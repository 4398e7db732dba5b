import type { UserInfo } from '../../contract/account.ts'

export function aUserInfo(changes: Partial<UserInfo> = {}): UserInfo {
  return {
    id: 1,
    account: 'shopper',
    familyName: '',
    givenName: '',
    email: null,
    mobile: null,
    picture: null,
    payCodeSet: true,
    availableCents: 50_000,
    heldCents: 0,
    ...changes,
  }
}
