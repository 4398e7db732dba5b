import { later } from './later.ts'

const call = later(() => import('./noticesCalls.ts'))

export const listNotices = call('listNotices')
export const countNotices = call('countNotices')
export const readNotices = call('readNotices')
