import { useSpoken } from '@ui/announcer/Announcement'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import * as css from './Toast.css'

export type Toast = {
  id: string
  text: string
  tone?: 'success' | 'warning'
  action?: { label: string; onPress: () => void }
}
type RegionProps = {
  label: string
  toasts: readonly Toast[]
  onDismiss: (id: string) => void
  dismissLabel: string
  /** Milliseconds until a toast disappears; one with an action stays until it is dismissed. */
  stay?: number
}

/** Messages about actions whose place is no longer visible. */
export function ToastRegion({ label, toasts, ...rest }: RegionProps) {
  return (
    <section aria-label={label}>
      <ul className={css.region}>
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type ItemProps = Omit<RegionProps, 'label' | 'toasts'> & { toast: Toast }

function ToastItem({ toast, onDismiss, dismissLabel, stay = 6000 }: ItemProps) {
  const { id, text, tone = 'success', action } = toast
  const item = useRef<HTMLLIElement>(null)
  const stays = Boolean(action)
  useEffect(() => {
    if (stays) return undefined
    // Restarts the timer while the pointer or the focus is on the toast.
    const timer = setInterval(() => {
      if (!item.current?.matches(':hover, :focus-within')) onDismiss(id)
    }, stay)
    return () => clearInterval(timer)
  }, [id, stays, stay, onDismiss])
  const words = useSpoken<HTMLSpanElement>()
  const Icon = tone === 'success' ? CircleCheck : TriangleAlert
  return (
    <li ref={item} className={css.toast}>
      <Icon size={20} aria-hidden="true" />
      <span ref={words} className={css.textBlock}>
        {text}
      </span>
      {action && (
        <button type="button" className={css.button} onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        className={css.button}
        onClick={() => onDismiss(id)}
      >
        <X size={20} aria-hidden="true" />
      </button>
    </li>
  )
}
