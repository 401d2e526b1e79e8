import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { htmlOf, plainTextOf } from './richText'

type Props = {
  name: string
  label: string
  /** HTML. */
  value: string
  onChange: (html: string) => void
}

/** The text of an item, typed as paragraphs. A text with other formatting, which a file gave it, is shown as its HTML. */
export function RichTextField({ name, label, value, onChange }: Props) {
  const { t } = useLingui()
  const plain = plainTextOf(value)
  return (
    <Field
      name={name}
      label={label}
      hint={
        plain === null
          ? t`This text has its own formatting, in HTML. Tenants see what is safe of it.`
          : t`Each line becomes a paragraph.`
      }
    >
      <TextArea
        value={plain ?? value}
        rows={8}
        maxLength={40_000}
        onChange={({ target }) =>
          onChange(plain === null && target.value !== '' ? target.value : htmlOf(target.value))
        }
      />
    </Field>
  )
}
