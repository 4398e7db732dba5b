import { useIntl } from 'react-intl'
import { encode } from 'uqr'

const side = 184

/** Always dark on white, also in dark mode: cameras can't read inverted codes. */
export function DepositQr({ text }: { text: string }) {
  const intl = useIntl()
  const { data, size } = encode(text, { border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      width={side}
      height={side}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={intl.formatMessage({
        id: 'recharge.qr',
        defaultMessage: 'QR code of the address',
      })}
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#0f1b2d" />
    </svg>
  )
}
