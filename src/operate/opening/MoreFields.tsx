import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useEffect, useRef } from 'react'
import * as css from './opening.css'

type Props = {
  title: string
  /** One of the fields is wrong, so they have to be seen. */
  isOpen: boolean
  children: ReactNode
}

/** Fields that can be left as they are, folded below their title. */
export function MoreFields({ title, isOpen, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen && details.current !== null) details.current.open = true
  }, [isOpen])
  return (
    <details ref={details} className={css.more}>
      <summary className={css.moreTitle}>
        {title}
        <ChevronDown size={20} aria-hidden="true" className={css.moreMark} />
      </summary>
      <div className={css.moreFields}>{children}</div>
    </details>
  )
}
