import { Announcement } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import * as css from './Spinner.css'

type Props = { size?: 'small' | 'large'; label?: string }

/**
 * A rotating ring in the text's color. With a label it is announced, otherwise it is decorative.
 */
export function Spinner({ size = 'small', label }: Props) {
  const ring = (
    <span aria-hidden="true" className={cx(css.spinner, size === 'large' && css.large)} />
  )
  if (!label) return ring
  return (
    <span>
      {ring}
      <Announcement text={label} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
