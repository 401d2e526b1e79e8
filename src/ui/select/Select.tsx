import { useField } from '@ui/field/FieldContext'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import * as css from './Select.css'

export type Option = {
  value: string
  label: string
  /** The label's language, if it is not the page's. */
  lang?: string | undefined
  disabled?: boolean
  /** The title of a group of options; those of a group follow each other. */
  group?: string
}
type Props = Omit<ComponentProps<'select'>, 'className' | 'children' | 'multiple' | 'size'> & {
  options: readonly Option[]
  /** Shown while no option is selected, and not selectable; pass `value=""` for that state. */
  placeholder?: string
}

/** The native select: the best on phones, and free. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <span className={css.frame}>
      <select {...useField()} {...rest} className={css.select}>
        {placeholder && (
          <option value="" disabled hidden>
            {placeholder}
          </option>
        )}
        {grouped(options)}
      </select>
      <ChevronDown size={20} aria-hidden="true" className={css.chevron} />
    </span>
  )
}

function grouped(options: readonly Option[]) {
  const groups = new Map<string, Option[]>()
  for (const option of options) {
    const { group = '' } = option
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  return [...groups].map(([group, inside]) => {
    const entries = inside.map(({ value, label, lang, disabled }) => (
      <option key={value} value={value} lang={lang} disabled={disabled}>
        {label}
      </option>
    ))
    return group === '' ? (
      entries
    ) : (
      <optgroup key={group} label={group}>
        {entries}
      </optgroup>
    )
  })
}
