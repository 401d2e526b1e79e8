import { useSpoken } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import CloudOff from 'lucide-react/icons/cloud-off'
import type { ReactNode } from 'react'
import * as css from './states.css'

type Props = {
  icon?: ReactNode
  title: string
  text?: ReactNode
  /** Pass both or neither: some failures cannot be retried. */
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
  level?: 'h1' | 'h2' | 'h3'
}

/** What happened, with a retry. Announced when it appears. */
export function FailedState({
  icon = <CloudOff size={24} />,
  title,
  text,
  retryLabel,
  onRetry,
  retrying = false,
  level = 'h2',
}: Props) {
  const Heading = level === 'h1' ? PageHeading : level
  const words = useSpoken<HTMLDivElement>({ urgency: 'assertive' })
  return (
    <div ref={words} className={css.state}>
      <span aria-hidden="true" className={cx(css.icon, css.failed)}>
        {icon}
      </span>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {retryLabel && onRetry && (
        <div className={css.action}>
          <Button variant="secondary" busy={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
