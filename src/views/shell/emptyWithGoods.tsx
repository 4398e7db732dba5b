import { Suspense, type ComponentProps } from 'react'
import { useHydrated } from '../actors/useHydrated.ts'
import { EmptyState } from '../ui/screenStates.tsx'
import { useSlots } from './slots.ts'

/** An empty screen that goods could fill: below what it says it shows popular ones. */
export function EmptyWithGoods(props: ComponentProps<typeof EmptyState>) {
  const { PopularGoods } = useSlots()
  return (
    <>
      <EmptyState {...props} />
      {useHydrated() ? (
        <Suspense>
          <PopularGoods />
        </Suspense>
      ) : null}
    </>
  )
}
