import type { UserInfo } from '../../contract/account.ts'
import { getUserInfo } from '../../contract/account.ts'
import { aUserInfo } from '../factories/userInfo.ts'
import { soon, type Bindings } from './bindings.tsx'

/** Waits until the app knows whose session it is, as after any other screen. */
export async function knownShopper(
  { answers, session }: Bindings,
  changes: Partial<UserInfo> = {},
): Promise<UserInfo> {
  const userInfo = aUserInfo(changes)
  answers(getUserInfo, userInfo)
  session.send({ type: 'navigation.started' })
  await soon(() => {
    if (session.getSnapshot().context.userInfo === null) throw new Error('nobody is known')
  })
  return userInfo
}
