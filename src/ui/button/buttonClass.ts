import { cx } from '@ui/classes/cx'
import * as css from './Button.css'

export type ButtonStyle = {
  /** One primary button per view. */
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined
  size?: 'medium' | 'large' | undefined
  /** Fills the width of its column. */
  wide?: boolean | undefined
}

/** The same for an icon alone; the element needs an accessible name. */
export const iconButtonClass = (variant: keyof typeof css.iconButton = 'ghost') =>
  cx(css.button, css.icon, css.iconButton[variant])

/** A button's classes for other elements: `<Link className={buttonClass({})}>`. */
export function buttonClass({ variant = 'primary', size, wide }: ButtonStyle = {}) {
  return cx(css.button, css.variant[variant], size === 'large' && css.large, wide && css.wide)
}
