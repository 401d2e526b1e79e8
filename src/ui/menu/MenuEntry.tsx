import { cx } from '@ui/classes/cx'
import type { LinkProps, RenderLink } from '@ui/link/renderLink'
import Check from 'lucide-react/icons/check'
import type { MouseEvent, ReactNode } from 'react'
import * as css from './Menu.css'

export type MenuItem = {
  id: string
  label: string
  /** 20 px. */
  icon?: ReactNode
  tone?: 'danger'
  disabled?: boolean
  /** Marks the selected one of several: the item becomes a radio item. */
  checked?: boolean
} & ({ onSelect: () => void; href?: never } | { href: string; onSelect?: () => void })

/** `'separator'` renders a line. */
export type MenuEntry = MenuItem | 'separator'

type Props = { item: MenuItem; close: () => void; renderLink: RenderLink }

export function MenuEntryView({ item, close, renderLink }: Props) {
  const { label, icon, tone, disabled, checked, href, onSelect } = item
  const common = {
    role: checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': checked,
    'aria-disabled': disabled || undefined,
    tabIndex: -1,
    className: cx(css.item, tone === 'danger' && css.danger),
    onClick: (event: MouseEvent) => {
      if (disabled) return event.preventDefault()
      close()
      onSelect?.()
    },
  } satisfies Omit<LinkProps, 'href' | 'children'>
  const children = (
    <>
      {icon && (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span className={css.label}>{label}</span>
      {checked && <Check size={20} aria-hidden="true" className={css.icon} />}
    </>
  )
  if (href !== undefined) return renderLink({ ...common, href, children })
  return (
    <button type="button" {...common}>
      {children}
    </button>
  )
}
