import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  type AttachmentLimits,
  attachmentEndings,
  type Declined,
} from '@machines/support/requestForm/attachments'
import type { RequestFormActor } from '@machines/support/requestForm/machine'
import {
  attachmentsOf,
  declinedOf,
  fieldsOf,
  isBusy,
  limitsOf,
} from '@machines/support/requestForm/selectors'
import type { ServiceCategory } from '@machines/support/serviceRequests/machine'
import { formatBytes } from '@shared/format/bytes'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import { Field } from '@ui/field/Field'
import { FileDrop } from '@ui/fileDrop/FileDrop'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import * as css from './requestForm.css'

type Props = {
  form: RequestFormActor
  /** The form's id, so that a button elsewhere can submit it. */
  id: string
  /** Categories of a service request; a request to the help desk has a free subject. */
  categories?: readonly ServiceCategory[] | undefined
}

/** Three required fields, and attachments. */
export function RequestFields({ form, id, categories }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const langOf = useTextLang()
  const fields = useSelector(form, fieldsOf)
  const attachments = useSelector(form, attachmentsOf)
  const declined = useSelector(form, declinedOf)
  const limits = useSelector(form, limitsOf)
  const busy = useSelector(form, isBusy)
  const size = formatBytes(locale, limits.bytes)
  const change = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) =>
    form.send({ type: 'field.changed', name, value: event.currentTarget.value })
  const words = {
    nature: categories === undefined ? t`Choose what your request is about` : t`Choose a category`,
    subject: t`Enter a subject`,
    description: t`Describe what you need`,
  }
  const problems = (['nature', 'subject', 'description'] as const)
    .filter((field) => fields[field].trim() === '')
    .map((field) => ({ field, text: words[field] }))
  return (
    <CheckedForm
      id={id}
      className={css.form}
      problems={problems}
      onSubmit={() => form.send({ type: 'request.submitted' })}
    >
      {categories === undefined ? (
        <Field name="nature" label={t`Nature of the request`} required>
          <Input
            value={fields.nature}
            maxLength={200}
            onChange={change('nature')}
            readOnly={busy}
          />
        </Field>
      ) : (
        <Field name="nature" label={t`Category`} required>
          <Select
            value={fields.nature}
            placeholder={t`Choose a category`}
            disabled={busy}
            onChange={change('nature')}
            options={categories.map(({ name, label, lang }) => ({
              value: name,
              label,
              lang: langOf(lang),
            }))}
          />
        </Field>
      )}
      <Field name="subject" label={t`Subject`} required>
        <Input
          value={fields.subject}
          maxLength={200}
          onChange={change('subject')}
          readOnly={busy}
        />
      </Field>
      <Field name="description" label={t`Description`} required>
        <TextArea
          value={fields.description}
          maxLength={5000}
          rows={5}
          onChange={change('description')}
          readOnly={busy}
        />
      </Field>
      <FileDrop
        label={t`Add files`}
        hint={t`Up to ${limits.files} files, ${size} each at most: ${attachmentEndings.join(', ')}`}
        accept={attachmentEndings.map((ending) => `.${ending}`).join(',')}
        disabled={busy}
        files={attachments.map(({ id: file, name, bytes }) => ({
          id: file,
          name,
          detail: formatBytes(locale, bytes),
        }))}
        onAdd={(files) =>
          form.send({
            type: 'files.offered',
            files: files.map((file) => ({
              id: `${file.name} ${file.size} ${file.lastModified}`,
              name: file.name,
              bytes: file.size,
              handle: file,
            })),
          })
        }
        onRemove={(file) => form.send({ type: 'file.removed', id: file })}
        removeLabel={(name) => t`Remove ${name}`}
        addedLabel={(name) => t`${name} added.`}
        removedLabel={(name) => t`${name} removed.`}
        error={
          declined.length > 0 && <DeclinedFiles declined={declined} limits={limits} size={size} />
        }
      />
    </CheckedForm>
  )
}

type DeclinedFilesProps = { declined: readonly Declined[]; limits: AttachmentLimits; size: string }

/** Lists files that were rejected, and what helps. */
function DeclinedFiles({ declined, limits, size }: DeclinedFilesProps) {
  return (
    <Notice tone="warning" live>
      <ul>
        {declined.map(({ name, why }) => (
          <li key={`${name} ${why}`}>
            {why === 'tooMany' && (
              <Trans>
                {name} wasn’t added. You can send up to {limits.files} files.
              </Trans>
            )}
            {why === 'tooLarge' && (
              <Trans>
                {name} is larger than {size}.
              </Trans>
            )}
            {why === 'typeNotAllowed' && <Trans>{name} isn’t a file type we accept.</Trans>}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
