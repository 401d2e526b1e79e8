import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'

type Props = {
  /** How many people attend. */
  going: number
  notice: string
  onChange: (notice: string) => void
}

/** Says how many people a change concerns, and asks what their letter should say beside it. */
export function GoingNotice({ going, notice, onChange }: Props) {
  const { t } = useLingui()
  if (going === 0) return null
  return (
    <>
      <Notice tone="warning" live>
        {t`${plural(going, {
          one: '# person attends, and gets a letter about it with a new entry for the calendar.',
          other: '# people attend, and get a letter about it with a new entry for the calendar.',
        })}`}
      </Notice>
      <Field
        name="notice"
        label={t`A sentence for them`}
        hint={t`Optional; it is part of the letter.`}
      >
        <TextArea
          rows={2}
          maxLength={500}
          value={notice}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </>
  )
}
