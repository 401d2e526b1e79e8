import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import type { ContentDraft, TextField } from './draft'

export type DraftProps = {
  draft: ContentDraft
  change: <Name extends keyof ContentDraft>(name: Name, value: ContentDraft[Name]) => void
}

type Props = DraftProps & {
  name: TextField
  label: string
  hint?: string
  maxLength?: number
  /** Text by default. */
  type?: 'number' | 'time'
}

/** A field of an item that is typed as text. */
export function DraftField({ draft, change, name, label, hint, maxLength = 200, type }: Props) {
  return (
    <Field name={name} label={label} hint={hint}>
      <Input
        {...(type === 'time' && { type: 'datetime-local' })}
        {...(type === 'number' && { inputMode: 'decimal' as const })}
        value={draft[name]}
        autoComplete="off"
        maxLength={maxLength}
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
}
