import { Spinner } from '@ui/spinner/Spinner'
import type { ComponentProps } from 'react'
import type * as css from './Button.css'
import { iconButtonClass } from './buttonClass'
import { pressable } from './pressable'

type Props = Omit<ComponentProps<'button'>, 'className' | 'aria-label'> & {
  label: string
  variant?: keyof typeof css.iconButton
  busy?: boolean
}

/** A round button with only an icon (20 or 24 px, as child); the label is its accessible name. */
export function IconButton({
  label,
  variant,
  busy = false,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      {...pressable(busy, onClick)}
      type={type}
      aria-label={label}
      className={iconButtonClass(variant)}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}
