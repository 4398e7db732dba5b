import { Toast } from '@base-ui/react/toast'
import { Check, LoaderCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { toastDurationMs } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { NoticeText } from '../ui/failureText.tsx'
import { toasts, useCurrentToast } from '../actors/toasts.ts'
import type { ToastRequest } from '../actors/toasts.ts'
import { countSteps } from '../ui/modalHistory.ts'
import { useSlots } from './slots.ts'
import styles from './toastHost.module.css'

type ShownToast = ToastRequest & { place: 'top' | 'bottom' }

const icons = { plain: null, success: Check, fail: X, loading: LoaderCircle } as const
const manager = Toast.createToastManager<ShownToast>()

export function ToastHost() {
  return (
    <Toast.Provider toastManager={manager} limit={1}>
      <Toast.Portal>
        <ShownToasts />
      </Toast.Portal>
    </Toast.Provider>
  )
}

function ShownToasts() {
  const current = useCurrentToast()
  const { toasts: shown } = Toast.useToastManager<ShownToast>()

  const blocksClicks = useBlocksClicks(current)
  const handedOver = useRef<number | null>(null)

  useEffect(() => {
    const handOver = () => {
      const next = toasts.getCurrent()
      const previous = handedOver.current
      if ((next?.id ?? null) === previous) return
      handedOver.current = next?.id ?? null
      if (previous !== null) manager.close(String(previous))
      if (next !== null) manager.add(describeToast(next))
    }
    handOver()
    return toasts.subscribe(handOver)
  }, [])

  return (
    <>
      {blocksClicks ? <div className={styles.mask} data-toast-mask aria-hidden /> : null}
      <Toast.Viewport className={styles.viewport}>
        {shown.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={styles.toast}
            data-place={toast.data?.place}
            swipeDirection={[]}
            tabIndex={-1}
          >
            <Toast.Content className={styles.content}>
              <ToastIcon variant={toast.data?.variant ?? 'plain'} />
              <Toast.Title render={<p />} className={styles.text} />
              {toast.data?.step ? (
                <NextStep
                  step={toast.data.step}
                  onFollow={() => toasts.close(toast.data?.id ?? 0)}
                />
              ) : null}
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </>
  )
}

function NextStep({
  step: { href, message },
  onFollow,
}: {
  step: NonNullable<ToastRequest['step']>
  onFollow: () => void
}) {
  const { CartAnchor } = useSlots()
  const Anchor = href === hrefs.bag() ? CartAnchor : Link
  return (
    <Anchor href={href} className={styles.step} onClick={onFollow}>
      <FormattedMessage {...message} />
    </Anchor>
  )
}

/**
 * Blocks clicks for the spec's 1,200 ms, even if the toast stays longer for its next step or under
 * a pointer. A loading toast blocks until it is closed.
 */
function useBlocksClicks(current: ToastRequest | null): boolean {
  const [releasedId, setReleasedId] = useState<number | null>(null)
  useEffect(() => {
    if (current === null || current.variant === 'loading') return undefined
    const timer = setTimeout(() => setReleasedId(current.id), toastDurationMs)
    return () => clearTimeout(timer)
  }, [current])
  return current !== null && current.id !== releasedId
}

function describeToast(request: ToastRequest) {
  return {
    id: String(request.id),
    data: { ...request, place: freePlace() },
    priority: request.variant === 'fail' ? ('high' as const) : ('low' as const),
    timeout: request.durationMs ?? 0,
    title: <NoticeText wording={request.wording} />,
    onClose: () => toasts.close(request.id),
  }
}

/**
 * Toasts stand at the foot, clear of the headlines and chips that they speak of. Sheets and the
 * keyboard of a phone come from below: then they stand at the top.
 */
function freePlace(): ShownToast['place'] {
  const isTyping =
    window.matchMedia('(pointer: coarse)').matches &&
    document.activeElement?.matches('input:not([type=checkbox], [type=radio]), textarea')
  return isTyping || countSteps() > 0 ? 'top' : 'bottom'
}

function ToastIcon({ variant }: { variant: ToastRequest['variant'] }) {
  const Icon = icons[variant]
  return Icon ? (
    <Icon className={variant === 'loading' ? styles.turning : undefined} size={22} aria-hidden />
  ) : null
}
