import { Toast } from '@base-ui/react/toast'
import { Check, LoaderCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'wouter'
import { toastDurationMs } from '../../constants.ts'
import { hrefs } from '../../routing/hrefs.ts'
import { useCartLink } from '../cart/guestCart.ts'
import { NoticeText } from '../ui/failureText.tsx'
import { toasts, useCurrentToast } from '../actors/toasts.ts'
import type { ToastRequest } from '../actors/toasts.ts'
import styles from './toastHost.module.css'

const icons = { plain: null, success: Check, fail: X, loading: LoaderCircle } as const
const coveredFor = { '--covered-for': `${toastDurationMs}ms` } as CSSProperties
const manager = Toast.createToastManager<ToastRequest>()

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
  const openCart = useCartLink()
  const { toasts: shown } = Toast.useToastManager<ToastRequest>()

  // Its code came after it: a tap may be under way that was meant for what it would cover.
  const [late] = useState(current)
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
      {current !== null && current !== late ? (
        <div
          className={styles.mask}
          data-toast-mask
          data-brief={current.step ? true : undefined}
          style={coveredFor}
          aria-hidden
        />
      ) : null}
      <Toast.Viewport className={styles.viewport}>
        {shown.map((toast) => (
          <Toast.Root
            key={toast.id}
            toast={toast}
            className={styles.toast}
            swipeDirection={[]}
            tabIndex={-1}
          >
            <Toast.Content className={styles.content}>
              <ToastIcon variant={toast.data?.variant ?? 'plain'} />
              <Toast.Title render={<p />} className={styles.text} />
              {toast.data?.step ? (
                <Link
                  href={toast.data.step.href}
                  className={styles.step}
                  onClick={(event) => {
                    if (toast.data?.step?.href === hrefs.bag()) openCart(event)
                    toasts.close(toast.data?.id ?? 0)
                  }}
                >
                  <FormattedMessage {...toast.data.step.message} />
                </Link>
              ) : null}
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </>
  )
}

function describeToast(request: ToastRequest) {
  return {
    id: String(request.id),
    data: request,
    priority: request.variant === 'fail' ? ('high' as const) : ('low' as const),
    timeout: request.durationMs ?? 0,
    title: <NoticeText wording={request.wording} />,
    onClose: () => toasts.close(request.id),
  }
}

function ToastIcon({ variant }: { variant: ToastRequest['variant'] }) {
  const Icon = icons[variant]
  return Icon ? (
    <Icon className={variant === 'loading' ? styles.turning : undefined} size={22} aria-hidden />
  ) : null
}
