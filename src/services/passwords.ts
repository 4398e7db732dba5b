import { later } from './later.ts'

const call = later(() => import('./passwordsCalls.ts'))

export const requestResetCode = call('requestResetCode')
export const resetPassword = call('resetPassword')
export const changePassword = call('changePassword')
export const listSessions = call('listSessions')
export const endSessions = call('endSessions')
