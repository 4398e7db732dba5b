import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'wouter'
import { isPublicPath, isRootPath } from '../../routing/guard.ts'
import { titleOf } from '../../routing/titles.ts'
import { Frame } from './frame.tsx'
import { useSlots } from './slots.ts'

/** A screen in a frame with its route's title. */
export function RouteScreen({
  right,
  below,
  footer,
  children,
}: {
  right?: ReactNode
  /** A second line of the top bar. */
  below?: ReactNode
  footer?: ReactNode
  children: ReactNode
}) {
  const [path] = useLocation()
  const { LanguageButton } = useSlots()
  const title = titleOf(path)
  return (
    <Frame
      title={title ? <FormattedMessage {...title} /> : null}
      back={!isRootPath(path)}
      right={
        right ??
        (isPublicPath(path) ? (
          <span className="narrow">
            <LanguageButton />
          </span>
        ) : null)
      }
      below={below}
      footer={footer}
    >
      {children}
    </Frame>
  )
}
