import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import type { Picture } from '../../../contract/picture.ts'

/** Its code loads with the first picture that is opened. */
export const Lightbox = lazy(() =>
  import('./lightbox.tsx').then((module) => ({ default: module.Lightbox })),
)

export interface OpenLightbox {
  (pictures: readonly Picture[], startAt: number): void
}

/** Loads the lightbox's code with the first picture that is opened. */
export function useLightbox(title: string): { open: OpenLightbox; lightbox: ReactNode } {
  const [opened, setOpened] = useState<{ pictures: readonly Picture[]; startAt: number } | null>(
    null,
  )
  return {
    open: (pictures, startAt) => setOpened({ pictures, startAt }),
    lightbox: opened ? (
      <Suspense>
        <Lightbox {...opened} title={title} onClose={() => setOpened(null)} />
      </Suspense>
    ) : null,
  }
}
