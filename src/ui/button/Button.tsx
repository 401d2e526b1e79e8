import { Announcement } from '@ui/announcer/Announcement'
import { cx } from '@ui/classes/cx'
import { Spinner } from '@ui/spinner/Spinner'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import * as css from './Button.css'
import { type ButtonStyle, buttonClass } from './buttonClass'
import { pressable } from './pressable'

type Props = Omit<ComponentProps<'button'>, 'className'> &
  ButtonStyle & {
    /** Shows a spinner on the button, which keeps its width and ignores presses. */
    busy?: boolean
    /** There is nothing to do yet, and nothing to explain, as in a form without a change: a press does nothing. */
    unready?: boolean
    /** Announced while busy. */
    busyLabel?: string
    icon?: ReactNode
    iconAfter?: ReactNode
  }

/**
 * Leaves the focus in its field until a submit button has been pressed. Otherwise the field would show its
 * error while the button is down, move the button away from the pointer, and the press would be lost.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** `type` is "button" by default. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  busyLabel,
  unready = false,
  icon,
  iconAfter,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  return (
    <>
      <button
        onMouseDown={type === 'submit' ? keepFocus : undefined}
        {...rest}
        aria-disabled={unready || undefined}
        {...pressable(busy, onClick)}
        type={type}
        className={buttonClass({ variant, size, wide })}
      >
        <span className={cx(css.content, busy && css.waiting)}>
          {icon}
          {children}
          {iconAfter}
        </span>
        {busy && (
          <span className={css.spinner}>
            <Spinner />
          </span>
        )}
      </button>
      {busyLabel && <Announcement text={busy ? busyLabel : ''} />}
    </>
  )
}
