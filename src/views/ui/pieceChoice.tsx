import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Picture as PictureOf } from '../../../contract/picture.ts'
import { Picture } from './picture.tsx'
import { QuantityStepper } from './quantityStepper.tsx'
import styles from './pieceChoice.module.css'

/** A list of {@link PieceChoice}. `none` asks for a choice while nothing is chosen. */
export function PieceChoices({ children, none }: { children: ReactNode; none: ReactNode | null }) {
  return (
    <>
      <ul className={styles.lines}>{children}</ul>
      {none === null ? null : (
        <p className={styles.none} role="alert">
          {none}
        </p>
      )}
    </>
  )
}

/** Chooses a line of an order, and the number of its pieces. */
export function PieceChoice({
  title,
  variant,
  picture,
  quantity,
  most,
  notes,
  onChange,
}: {
  title: string
  variant: string
  picture: PictureOf
  /** 0: the line is not chosen. */
  quantity: number
  /** 0: the line can't be chosen. */
  most: number
  /** What else is to know of the line: {@link PieceNote}. */
  notes: ReactNode
  onChange: (quantity: number) => void
}) {
  const intl = useIntl()
  return (
    <li className={styles.line}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={quantity > 0}
          disabled={most === 0}
          onChange={(event) => onChange(event.target.checked ? most : 0)}
        />
        <Picture picture={picture} alt="" size={64} />
        <span className={styles.words}>
          <span className={styles.title}>{title}</span>
          {variant ? <span className={styles.soft}>{variant}</span> : null}
          {notes}
        </span>
      </label>
      {quantity > 0 && most > 1 ? (
        <div className={styles.quantity}>
          <QuantityStepper
            of={intl.formatMessage(
              { id: 'refund.piecesOf', defaultMessage: '{title}, pieces' },
              { title },
            )}
            quantity={quantity}
            most={most}
            onChange={onChange}
          />
        </div>
      ) : null}
    </li>
  )
}

export function PieceNote({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>
}
