import { lazy, startTransition, Suspense, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProductDetail, ProductOption } from '../../../contract/catalogue.ts'
import styles from './variantOptions.module.css'

const SizeGuideSheet = lazy(() =>
  import('./sizeGuideSheet.tsx').then((module) => ({ default: module.SizeGuideSheet })),
)

/** Opens the size guide of an option; nothing where the product has none for it. */
export function SizeGuideLink({
  product: { sizeGuide },
  option,
  chosen,
}: {
  product: ProductDetail
  option: ProductOption
  /** The name of the chosen value. */
  chosen: string | undefined
}) {
  const [sheet, setSheet] = useState<'unused' | 'closed' | 'open'>('unused')
  if (sizeGuide?.option !== option.key) return null
  return (
    <>
      <button
        type="button"
        className={styles.guide}
        onClick={() => startTransition(() => setSheet('open'))}
      >
        <FormattedMessage id="sizeGuide.title" defaultMessage="Size guide" />
      </button>
      {sheet === 'unused' ? null : (
        <Suspense>
          <SizeGuideSheet
            open={sheet === 'open'}
            onClose={() => setSheet('closed')}
            guide={sizeGuide}
            name={option.name}
            chosen={chosen}
          />
        </Suspense>
      )}
    </>
  )
}
