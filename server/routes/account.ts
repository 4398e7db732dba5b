import * as calls from '../../contract/account.ts'
import { saveProfile } from '../../contract/profile.ts'
import { languages } from '../domain/identity/account/languages.ts'
import { setLanguage } from '../domain/identity/account/setLanguage.ts'
import { showUserInfo } from '../domain/identity/account/showUserInfo.ts'
import { updateProfile } from '../domain/identity/account/updateProfile.ts'
import type { PayCodeKeys } from '../domain/identity/paymentCode/payCodeKeys.ts'
import { resetPay } from '../domain/identity/paymentCode/resetPay.ts'
import { verifyPay } from '../domain/identity/paymentCode/verifyPay.ts'
import type { HourlyLimits } from '../domain/identity/session/hourlyLimits.ts'
import { login } from '../domain/identity/session/login.ts'
import { logout } from '../domain/identity/session/logout.ts'
import { register } from '../domain/identity/session/register.ts'
import { publicRoute, shopperRoute, type Api } from './route.ts'

export function accountRoutes(
  api: Api,
  given: { payCodeKeys: PayCodeKeys; limits: HourlyLimits; opensDemoAccounts: boolean },
): void {
  const { payCodeKeys, limits, opensDemoAccounts } = given
  publicRoute(api, calls.login, login)
  publicRoute(api, calls.register, ({ ctx, input }) =>
    register({ ctx: { ...ctx, limits, opensDemoAccounts }, input }),
  )
  publicRoute(api, calls.languageList, async () => ({ list: [...languages] }))
  shopperRoute(api, calls.logout, logout)
  shopperRoute(api, calls.getUserInfo, showUserInfo)
  shopperRoute(api, calls.setLanguage, setLanguage)
  shopperRoute(api, saveProfile, updateProfile)
  shopperRoute(api, calls.verifyPay, ({ ctx, input }) =>
    verifyPay({ ctx: { ...ctx, payCodeKeys }, input }),
  )
  shopperRoute(api, calls.resetPay, ({ ctx, input }) =>
    resetPay({ ctx: { ...ctx, payCodeKeys }, input }),
  )
}
