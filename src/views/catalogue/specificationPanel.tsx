import { memo } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProductDetail } from '../../../contract/catalogue.ts'
import { Panel } from '../ui/panel.tsx'
import styles from './specificationPanel.module.css'

/** Memoized: choosing a variant doesn't change it. */
export const SpecificationPanel = memo(function SpecificationPanel({
  product,
}: {
  product: ProductDetail
}) {
  return (
    <>
      <Panel title={<FormattedMessage id="detail.description" defaultMessage="Description" />}>
        <p className={styles.description} dir="auto">
          {product.description}
        </p>
      </Panel>
      {product.specification.length > 0 ? (
        <Panel
          title={<FormattedMessage id="detail.specification" defaultMessage="Specification" />}
        >
          <dl>
            {product.specification.map(({ name, value }) => (
              <div key={name} className={styles.row}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      ) : null}
    </>
  )
})
