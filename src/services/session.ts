import { later } from './later.ts'

const call = later(() => import('./sessionCalls.ts'))

export const login = call('login')
export const register = call('register')
export const getUserInfo = call('getUserInfo')
export const logout = call('logout')
export const resetPay = call('resetPay')
export const listLanguages = call('listLanguages')
export const setLanguage = call('setLanguage')
