import { useState } from 'react'
import type { Goods } from '../../../contract/cart.ts'
import type { GuestLine } from '../../machines/cartTypes.ts'
import { canBeSelected } from '../../machines/selectors/cartSelectors.ts'
import { lookUpGoods } from '../../services/cart.ts'
import { useResource } from '../actors/useResource.ts'
import { useSelector } from '../actors/useSelector.ts'
import { useCartActor } from './useCart.tsx'

export type ShownGuestLine = GuestLine & Goods

/** Variants with their current price and stock. */
export function useGoods(skuIds: readonly number[]) {
  return useResource(['guestCart', skuIds.join(',')], (signal) =>
    skuIds.length === 0 ? Promise.resolve({ list: [] }) : lookUpGoods([...skuIds], { signal }),
  )
}

/** A guest's lines with current products. They are looked up once, not again for each change. */
export function useGuestCart() {
  const actor = useCartActor()
  const saved = useSelector(actor, ({ context }) => context.guestLines)
  const [asked, setAsked] = useState<readonly number[]>([])
  if (saved.some(({ skuId }) => !asked.includes(skuId))) setAsked(saved.map(({ skuId }) => skuId))
  const goods = useGoods(asked)
  const lines: ShownGuestLine[] = saved.flatMap((line) => {
    const found = goods.data?.list.find(({ skuId }) => skuId === line.skuId)
    return found === undefined ? [] : [{ ...line, ...found }]
  })
  const isKnown = goods.state === 'filled'
  const unknown = saved.filter(({ skuId }) => lines.every((line) => line.skuId !== skuId))
  return {
    goods,
    lines,
    /** What can't be bought any more, or is not there at all. */
    gone: [...(isKnown ? unknown : []), ...lines.filter((line) => !canBeSelected(line, null))],
    setQuantity: (skuId: number, quantity: number) =>
      actor.send({ type: 'quantity.set', skuId, quantity }),
    remove: (skuIds: readonly number[]) => actor.send({ type: 'lines.removed', skuIds }),
  }
}
