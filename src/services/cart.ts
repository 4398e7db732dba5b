import { later } from './later.ts'

const call = later(() => import('./cartCalls.ts'))

export const showCart = call('showCart')
export const lookUpGoods = call('lookUpGoods')
export const addToCart = call('addToCart')
export const updateCart = call('updateCart')
export const removeFromCart = call('removeFromCart')
export const mergeCart = call('mergeCart')
