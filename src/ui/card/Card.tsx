import { cx } from '@ui/classes/cx'
import type { ComponentProps } from 'react'
import * as css from './Card.css'

type Props = Omit<ComponentProps<'div'>, 'className'> & { padding?: keyof typeof css.padding }

/** A surface that groups related content. */
export function Card({ padding = 'medium', children, ...rest }: Props) {
  return (
    <div {...rest} className={cx(css.surface, css.padding[padding])}>
      {children}
    </div>
  )
}
