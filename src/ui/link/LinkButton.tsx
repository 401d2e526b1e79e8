import { content } from '@ui/button/Button.css'
import { type ButtonStyle, buttonClass } from '@ui/button/buttonClass'
import type { ComponentProps, ReactNode } from 'react'

type Props = Omit<ComponentProps<'a'>, 'className'> &
  ButtonStyle & { icon?: ReactNode; iconAfter?: ReactNode }

/** A link that looks like a button. For router links, use `buttonClass`. */
export function LinkButton({ variant, size, wide, icon, iconAfter, children, ...rest }: Props) {
  return (
    <a {...rest} className={buttonClass({ variant, size, wide })}>
      <span className={content}>
        {icon}
        {children}
        {iconAfter}
      </span>
    </a>
  )
}
