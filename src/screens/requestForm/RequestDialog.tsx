import { Trans, useLingui } from '@lingui/react/macro'
import { attachmentEndings } from '@machines/requestForm/attachments'
import {
  attachmentsOf,
  canSubmit,
  declinedOf,
  fieldsOf,
  isBusy,
  limitsOf,
} from '@machines/requestForm/selectors'
import { useLocale } from '@screens/app/useLocale'
import { formatBytes } from '@screens/format/bytes'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { FileDrop } from '@ui/fileDrop/FileDrop'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { useSelector } from '@xstate/react'
import { type SubmitEvent, useId } from 'react'
import { DeclinedFiles } from './DeclinedFiles'
import type { RequestFormActor } from './RequestForm'
import * as css from './requestForm.css'
import { SendingProgress } from './SendingProgress'

/** The form itself: three fields that have to be filled, and what may be attached. */
export function RequestDialog({ form }: { form: RequestFormActor }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const fields = useSelector(form, fieldsOf)
  const attachments = useSelector(form, attachmentsOf)
  const declined = useSelector(form, declinedOf)
  const limits = useSelector(form, limitsOf)
  const ready = useSelector(form, canSubmit)
  const busy = useSelector(form, isBusy)
  const size = formatBytes(locale, limits.bytes)
  const change = (name: keyof typeof fields) => (event: { currentTarget: { value: string } }) =>
    form.send({ type: 'field.changed', name, value: event.currentTarget.value })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    form.send({ type: 'request.submitted' })
  }
  return (
    <Dialog
      open
      size="large"
      onClose={() => form.send({ type: 'cancel.pressed' })}
      closeLabel={t`Close`}
      title={t`Send a request`}
      description={<Trans>The help desk of your building answers by e-mail.</Trans>}
      footer={
        <>
          {busy && <SendingProgress form={form} />}
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => form.send({ type: 'cancel.pressed' })}
          >
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            disabled={!ready}
            busy={busy}
            busyLabel={t`Sending your request`}
          >
            <Trans>Send</Trans>
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        <Field label={t`Nature of the request`} required>
          <Input
            value={fields.nature}
            maxLength={200}
            onChange={change('nature')}
            readOnly={busy}
          />
        </Field>
        <Field label={t`Subject`} required>
          <Input
            value={fields.subject}
            maxLength={200}
            onChange={change('subject')}
            readOnly={busy}
          />
        </Field>
        <Field label={t`Description`} required>
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
          hint={t`Up to ${limits.files} files of at most ${size} each: ${attachmentEndings.join(', ')}`}
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
        />
        <DeclinedFiles declined={declined} limits={limits} size={size} />
      </form>
    </Dialog>
  )
}
