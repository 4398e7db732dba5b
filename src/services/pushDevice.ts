import { later } from './later.ts'

const call = later(() => import('./pushDeviceCalls.ts'))

export const showNotificationSettings = call('showNotificationSettings')
export const setNotificationChoice = call('setNotificationChoice')
export const setPushDetails = call('setPushDetails')
export const lookAtDevice = call('lookAtDevice')
export const turnOnPush = call('turnOnPush')
export const turnOffPush = call('turnOffPush')
export const resumePush = call('resumePush')
