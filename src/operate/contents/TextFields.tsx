import { useLingui } from '@lingui/react/macro'
import { Field } from '@ui/field/Field'
import { TextArea } from '@ui/input/TextArea'
import { AltTextField } from '../form/AltTextField'
import { PictureField } from '../form/PictureField'
import { FieldGroup } from '../record/FieldGroup'
import { useFieldNames } from '../record/useFieldNames'
import { DraftField, type DraftProps } from './DraftField'
import { RichTextField } from './RichTextField'

/** What an item says, and its picture. */
export function TextFields(props: DraftProps) {
  const { t } = useLingui()
  const { content: labels } = useFieldNames()
  const { draft, change } = props
  return (
    <>
      <FieldGroup title={t`What it says`}>
        <DraftField {...props} name="title" label={t`Title`} />
        <DraftField {...props} name="subtitle" label={t`Subtitle`} maxLength={300} />
        <Field
          name="description"
          label={labels.description ?? ''}
          hint={t`For tiles, searches and calendars.`}
        >
          <TextArea
            value={draft.description}
            rows={3}
            maxLength={20_000}
            onChange={({ target }) => change('description', target.value)}
          />
        </Field>
        <RichTextField
          name="rich_description"
          label={t`Text`}
          value={draft.rich_description}
          onChange={(html) => change('rich_description', html)}
        />
        <DraftField {...props} name="host_company_name" label={t`Host`} />
      </FieldGroup>
      <FieldGroup title={t`Picture`}>
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
      </FieldGroup>
    </>
  )
}
