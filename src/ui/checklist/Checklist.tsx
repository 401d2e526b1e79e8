import { cx } from '@ui/classes/cx'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import Check from 'lucide-react/icons/check'
import * as css from './Checklist.css'

type Props = {
  label: string
  items: readonly { id: string; label: string; met: boolean }[]
  /** Lets a field refer to it with `aria-describedby`. */
  id?: string
  /** Announced after each met item. */
  metLabel: string
  unmetLabel: string
}

/** Requirements that are checked off while the user types. */
export function Checklist({ label, id, items, metLabel, unmetLabel }: Props) {
  return (
    <ul id={id} aria-label={label} className={css.list}>
      {items.map((item) => (
        <li key={item.id} className={css.item}>
          <span aria-hidden="true" className={cx(css.mark, item.met && css.met)}>
            {item.met && <Check size={12} strokeWidth={3} />}
          </span>
          {item.label}
          <VisuallyHidden>{item.met ? metLabel : unmetLabel}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
