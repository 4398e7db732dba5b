import { useState } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import type { SizeGuide, SizeGuideCell } from '../../../contract/sizeGuide.ts'
import { useDestination } from '../session/useDestination.ts'
import { ChoiceChip } from '../ui/chip.tsx'
import { Sheet } from '../ui/sheet.tsx'
import styles from './sizeGuideSheet.module.css'

type Unit = 'cm' | 'in'

const unitNames = defineMessages({
  cm: { id: 'sizeGuide.cm', defaultMessage: 'cm' },
  in: { id: 'sizeGuide.in', defaultMessage: 'in' },
})

const units = ['cm', 'in'] as const
const centimetresOfInch = 2.54

/** Measures are in the unit of the delivery country, until the shopper chooses the other. */
export function SizeGuideSheet({
  open,
  onClose,
  guide,
  name,
  chosen,
}: {
  open: boolean
  onClose: () => void
  guide: SizeGuide
  /** The name of the option that it explains. */
  name: string
  /** The name of the chosen size. */
  chosen: string | undefined
}) {
  const intl = useIntl()
  const country = useDestination()
  const [wanted, setWanted] = useState<Unit | null>(null)
  const unit = wanted ?? (country === 'US' ? 'in' : 'cm')
  const hasLengths = guide.rows.some(({ cells }) => cells.some((cell) => typeof cell !== 'string'))
  const title = <FormattedMessage id="sizeGuide.title" defaultMessage="Size guide" />
  const lengthText = (centimetres: number) =>
    intl.formatNumber(unit === 'cm' ? centimetres : centimetres / centimetresOfInch, {
      maximumFractionDigits: 1,
    })
  const cellText = (cell: SizeGuideCell) => {
    if (typeof cell === 'string') return cell
    return typeof cell === 'number' ? lengthText(cell) : cell.map(lengthText).join('–')
  }
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {hasLengths ? (
        <fieldset className={styles.units}>
          <legend className={styles.label}>
            <FormattedMessage id="sizeGuide.unit" defaultMessage="Measurements in" />
          </legend>
          <div className={styles.choices}>
            {units.map((each) => (
              <ChoiceChip key={each} pressed={each === unit} onClick={() => setWanted(each)}>
                {intl.formatMessage(unitNames[each])}
              </ChoiceChip>
            ))}
          </div>
        </fieldset>
      ) : null}
      <div
        className={styles.scroll}
        role="group"
        aria-label={intl.formatMessage({ id: 'sizeGuide.title', defaultMessage: 'Size guide' })}
        // Keyboards scroll a wide table.
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{guide.system ?? name}</th>
              {guide.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, cells }) => (
              <tr key={size} aria-current={size === chosen ? true : undefined}>
                <th scope="row">{size}</th>
                {cells.map((cell, at) => (
                  <td key={guide.columns[at]}>{cellText(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}
