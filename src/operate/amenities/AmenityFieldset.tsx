import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { AltTextField } from '../form/AltTextField'
import { PictureField } from '../form/PictureField'
import * as css from '../record/record.css'
import type { AmenityDraft } from './draft'

type Props = {
  draft: AmenityDraft
  change: (name: keyof AmenityDraft, value: string) => void
  autoFocus?: boolean
}

/** The fields of an amenity. */
export function AmenityFieldset({ draft, change, autoFocus = false }: Props) {
  const { t } = useLingui()
  return (
    <>
      <Field name="name" label={t`Name`}>
        <Input
          value={draft.name}
          maxLength={200}
          autoFocus={autoFocus}
          onChange={({ target }) => change('name', target.value)}
        />
      </Field>
      <Field name="description" label={t`Description`}>
        <TextArea
          value={draft.description}
          rows={4}
          maxLength={20_000}
          onChange={({ target }) => change('description', target.value)}
        />
      </Field>
      <div className={css.pair}>
        <Field name="floor" label={t`Floor`} hint={t`Such as 12, or 18–21`}>
          <Input
            value={draft.floor}
            maxLength={60}
            onChange={({ target }) => change('floor', target.value)}
          />
        </Field>
        <Field name="capacity" label={t`Capacity`} hint={t`Such as: 40 people`}>
          <Input
            value={draft.capacity}
            maxLength={60}
            onChange={({ target }) => change('capacity', target.value)}
          />
        </Field>
      </div>
      <Field
        name="hours"
        label={t`Opening hours`}
        hint={t`As tenants read it: daily, 6:00 AM – 10:00 PM`}
      >
        <Input
          value={draft.hours}
          maxLength={120}
          onChange={({ target }) => change('hours', target.value)}
        />
      </Field>
      <PictureField
        name="image_url"
        label={t`Picture`}
        upload="picture"
        shape="tile"
        value={draft.image_url}
        onChange={(value) => change('image_url', value)}
      />
      <AltTextField
        picture={draft.image_url}
        value={draft.image_alt_text}
        onChange={(value) => change('image_alt_text', value)}
      />
    </>
  )
}
