import { isEmail } from '@contract/email'
import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../form/FormDialog'
import type { AttendeeFields } from './attendees.logic'

type Props = { form: ActorRefFrom<FormMachine<AttendeeFields>> }

/** Adds a person, or removes one with a reason. */
export function AttendeeDialog({ form }: Props) {
  const isAddition = useSelector(form, (at) => fieldsOf<AttendeeFields>(at).attendee === null)
  return isAddition ? <Addition form={form} /> : <Removal form={form} />
}

function Addition({ form }: Props) {
  const { t } = useLingui()
  const { email } = useSelector(form, fieldsOf<AttendeeFields>)
  return (
    <FormDialog
      form={form}
      title={t`Add a person`}
      submitLabel={t`Add`}
      busyLabel={t`Adding`}
      problems={isEmail(email) ? [] : [{ field: 'email', text: t`Enter a complete email address` }]}
      refusals={{
        account_unknown: t`No one in this building has this address.`,
        event_full: t`Nothing is left. Raise the number of places first.`,
        event_over: t`It is over, or its registration has closed.`,
        event_not_open: t`Its registration is not open.`,
        offer_not_available: t`It can’t be claimed now.`,
        claims_limit_reached: t`This person, or all together, have claimed as much as they can.`,
        not_found: t`Tenants can’t take part in it now: it is not live.`,
      }}
    >
      <Field name="email" label={t`Email`} hint={t`Of someone who belongs to the building.`}>
        <Input
          type="email"
          autoComplete="off"
          autoFocus
          value={email}
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'email', value: target.value })
          }
        />
      </Field>
      <p className={muted}>{t`The person gets a letter, and a pass in the app.`}</p>
    </FormDialog>
  )
}

function Removal({ form }: Props) {
  const { t } = useLingui()
  const { attendee, reason } = useSelector(form, fieldsOf<AttendeeFields>)
  const name = attendee?.person.name ?? ''
  return (
    <FormDialog
      form={form}
      title={t`Remove ${name}?`}
      submitLabel={t`Remove`}
      busyLabel={t`Removing`}
      problems={reason.trim() === '' ? [{ field: 'reason', text: t`Enter a reason` }] : []}
      refusals={{ not_found: t`This person no longer takes part.` }}
    >
      <Field name="reason" label={t`Reason`} hint={t`The person gets it by mail.`}>
        <TextArea
          rows={3}
          maxLength={500}
          autoFocus
          value={reason}
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'reason', value: target.value })
          }
        />
      </Field>
      <p className={muted}>{t`The place is free again, and the pass is no longer valid.`}</p>
    </FormDialog>
  )
}
