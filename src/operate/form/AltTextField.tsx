import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import Info from 'lucide-react/icons/info'
import * as css from './form.css'

type Props = {
  /** The address of the picture. */
  picture: string
  value: string
  onChange: (value: string) => void
}

/** The alternative text of a picture. Nothing forbids to save a picture without it. */
export function AltTextField({ picture, value, onChange }: Props) {
  const { t } = useLingui()
  const isMissing = picture.trim() !== '' && value.trim() === ''
  return (
    <Field
      name="image_alt_text"
      label={t`Description of the picture`}
      hint={
        <>
          <Trans>Describe the picture for people who can’t see it.</Trans>
          {isMissing && (
            <span className={css.missing}>
              <Info size={16} aria-hidden="true" className={css.missingIcon} />
              <Trans>It’s still missing: screen readers pass over this picture.</Trans>
            </span>
          )}
        </>
      }
    >
      <Input value={value} maxLength={500} onChange={({ target }) => onChange(target.value)} />
    </Field>
  )
}
