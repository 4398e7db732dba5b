import { later } from './later.ts'

const call = later(() => import('./myDataCalls.ts'))

export const showDeletion = call('showDeletion')
export const deleteAccount = call('deleteAccount')
export const fetchMyData = call('fetchMyData')
