import * as calls from '../../contract/account.ts'
import { saveProfile } from '../../contract/profile.ts'
import { languages } from '../domain/account/languages.ts'
import { setLanguage } from '../domain/account/setLanguage.ts'
import { showUserInfo } from '../domain/account/showUserInfo.ts'
import { updateProfile } from '../domain/account/updateProfile.ts'
import type { PayCodeKeys } from '../domain/paymentCode/payCodeKeys.ts'
import { resetPay } from '../domain/paymentCode/resetPay.ts'
import { verifyPay } from '../domain/paymentCode/verifyPay.ts'
import type { HourlyLimits } from '../domain/session/hourlyLimits.ts'
import { login } from '../domain/session/login.ts'
import { logout } from '../domain/session/logout.ts'
import { register } from '../domain/session/register.ts'
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
