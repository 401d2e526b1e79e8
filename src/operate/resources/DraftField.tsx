import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import type { ResourceDraft, TextField } from './draft'

export type DraftProps = {
  draft: ResourceDraft
  change: <Name extends keyof ResourceDraft>(name: Name, value: ResourceDraft[Name]) => void
}

type Props = DraftProps & { name: TextField; label: string; hint?: string; numeric?: boolean }

/** A field of a resource that is typed as text. */
export function DraftField({ draft, change, name, label, hint, numeric = true }: Props) {
  return (
    <Field name={name} label={label} hint={hint}>
      <Input
        value={draft[name]}
        inputMode={numeric ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
}
