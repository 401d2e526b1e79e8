import type { ContentText } from '@contract/operate/contents'
import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Select } from '@ui/select/Select'
import { useState } from 'react'
import { useConsoleLocale } from '../ConsoleContext'
import { FieldGroup } from '../record/FieldGroup'
import { useFieldNames } from '../record/useFieldNames'
import type { DraftProps } from './DraftField'
import { translatedField } from './draft'
import { RichTextField } from './RichTextField'

const lines = {
  title: 200,
  subtitle: 300,
  image_alt_text: 500,
  cta_label: 80,
  cta_label_at_capacity: 80,
} as const satisfies Partial<Record<ContentText, number>>

/** The texts of an item in another language of its building; an empty one is shown in the first language. */
export function TranslationFields({ draft, change }: DraftProps) {
  const { t } = useLingui()
  const { content: labels } = useFieldNames()
  const names = new Intl.DisplayNames(useConsoleLocale(), { type: 'language' })
  const [own = '', ...others] = draft.languages
  const [chosen, setChosen] = useState(others[0] ?? '')
  if (others.length === 0) return null
  const nameOf = (code: string) => names.of(code) ?? code
  const firstName = nameOf(own)
  const text = (name: ContentText) => {
    const field = translatedField(chosen, name)
    return { field, value: draft[field] ?? '', set: (value: string) => change(field, value) }
  }
  const line = (name: keyof typeof lines) => {
    const { field, value, set } = text(name)
    return (
      <Field key={field} name={field} label={labels[name] ?? ''}>
        <Input
          lang={chosen}
          value={value}
          maxLength={lines[name]}
          onChange={({ target }) => set(target.value)}
        />
      </Field>
    )
  }
  const description = text('description')
  const rich = text('rich_description')
  return (
    <FieldGroup title={t`Translations`}>
      <Field label={t`Language`} hint={t`A text without a translation is shown in ${firstName}.`}>
        <Select
          value={chosen}
          options={others.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
      {line('title')}
      {line('subtitle')}
      <Field name={description.field} label={labels.description ?? ''}>
        <TextArea
          lang={chosen}
          value={description.value}
          rows={3}
          maxLength={20_000}
          onChange={({ target }) => description.set(target.value)}
        />
      </Field>
      <RichTextField
        name={rich.field}
        label={labels.rich_description ?? ''}
        value={rich.value}
        onChange={rich.set}
      />
      {line('image_alt_text')}
      {line('cta_label')}
      {line('cta_label_at_capacity')}
    </FieldGroup>
  )
}
