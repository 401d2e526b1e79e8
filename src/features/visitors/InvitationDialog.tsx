import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InvitationField, InvitationProblem } from '@machines/visitors/invite/fields'
import type { InviteActor } from '@machines/visitors/invite/machine'
import {
  draftOf,
  type InviteTrouble,
  isInviting,
  problemsOf,
  troubleOf,
} from '@machines/visitors/invite/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import type { ReactNode } from 'react'
import { useId } from 'react'
import * as css from './visitors.css'

/** The form of an invitation. */
export function InvitationDialog({ invite }: { invite: InviteActor }) {
  const { t } = useLingui()
  const id = useId()
  const draft = useSelector(invite, draftOf)
  const found = useSelector(invite, problemsOf, isSame)
  const busy = useSelector(invite, isInviting)
  const close = () => invite.send({ type: 'form.closed' })
  const labels: Record<InvitationField, string> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    company: t`Company`,
    host_name: t`Contact person`,
    date: t`Day`,
    time: t`Time`,
    note: t`Note for the front desk`,
  }
  const problems = found.map(({ field, code }) => {
    const name = labels[field]
    const texts = {
      required: t`Fill in: ${name}`,
      name: t`A name has letters, and no links: ${name}`,
      email: t`Enter a valid email address`,
    }
    return { field, text: texts[code] }
  })
  const input = (name: InvitationField, more: object = {}) => (
    <Input
      value={draft[name]}
      readOnly={busy}
      maxLength={100}
      autoComplete="off"
      onChange={(event) =>
        invite.send({ type: 'field.changed', name, value: event.currentTarget.value })
      }
      {...more}
    />
  )
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Invite a visitor`}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" form={id} variant="primary" busy={busy} busyLabel={t`One moment`}>
            <Trans>Send invitation</Trans>
          </Button>
        </>
      }
    >
      <CheckedForm
        id={id}
        className={css.form}
        problems={problems}
        onSubmit={() => invite.send({ type: 'invitation.submitted' })}
      >
        <InvitationTrouble invite={invite} />
        <div className={css.pair}>
          <Field name="first_name" label={labels.first_name} required>
            {input('first_name')}
          </Field>
          <Field name="last_name" label={labels.last_name} required>
            {input('last_name')}
          </Field>
        </div>
        <Field name="email" label={labels.email} required>
          {input('email', { type: 'email', inputMode: 'email', maxLength: 254 })}
        </Field>
        <div className={css.pair}>
          <Field name="date" label={labels.date} required>
            {input('date', { type: 'date' })}
          </Field>
          <Field name="time" label={labels.time} required>
            {input('time', { type: 'time' })}
          </Field>
        </div>
        <Field name="company" label={labels.company} aside={t`Optional`}>
          {input('company')}
        </Field>
        <Field
          name="host_name"
          label={labels.host_name}
          aside={t`Optional`}
          hint={<Trans>Without one, it’s you.</Trans>}
        >
          {input('host_name', { maxLength: 80 })}
        </Field>
        <Field name="note" label={labels.note} aside={t`Optional`}>
          <TextArea
            value={draft.note}
            maxLength={500}
            rows={3}
            readOnly={busy}
            onChange={(event) =>
              invite.send({
                type: 'field.changed',
                name: 'note',
                value: event.currentTarget.value,
              })
            }
          />
        </Field>
      </CheckedForm>
    </Dialog>
  )
}

/** Why the invitation was not sent, and what to do about it. */
function InvitationTrouble({ invite }: { invite: InviteActor }) {
  const trouble = useSelector(invite, troubleOf)
  if (trouble === null) return null
  const texts: Record<InviteTrouble, ReactNode> = {
    time: <Trans>Choose a day and time in the future, within half a year.</Trans>,
    tooMany: <Trans>You’ve invited too many visitors. Try again later.</Trans>,
    refused: <Trans>Check the invitation, then try again.</Trans>,
    unknown: <Trans>We couldn’t send the invitation. Nothing you entered is lost.</Trans>,
  }
  return (
    <Notice tone="danger" live>
      {texts[trouble]}
    </Notice>
  )
}

const isSame = (a: readonly InvitationProblem[], b: readonly InvitationProblem[]) =>
  JSON.stringify(a) === JSON.stringify(b)
