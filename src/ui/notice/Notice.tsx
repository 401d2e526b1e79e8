import { useSpoken } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { tone as toneStyle } from '@ui/tone/tones.css'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import * as css from './Notice.css'

const kinds = {
  info: { Icon: Info, style: toneStyle.brand },
  success: { Icon: CircleCheck, style: toneStyle.success },
  warning: { Icon: TriangleAlert, style: toneStyle.warning },
  danger: { Icon: CircleAlert, style: toneStyle.danger },
}

type Props = {
  tone?: keyof typeof kinds
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  /** Announced when it appears: errors immediately, others at the next pause. */
  live?: boolean
}

/** A message next to the content that it refers to. */
export function Notice({ tone = 'info', title, children, action, live = false }: Props) {
  const { Icon, style } = kinds[tone]
  const words = useSpoken<HTMLDivElement>({
    speaks: live,
    urgency: tone === 'danger' ? 'assertive' : 'polite',
  })
  return (
    <div className={cx(css.notice, style)}>
      <Icon aria-hidden="true" className={css.icon} />
      <div ref={words} className={css.textBlock}>
        {title && <p className={css.title}>{title}</p>}
        {children && <div className={css.text}>{children}</div>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </div>
  )
}
