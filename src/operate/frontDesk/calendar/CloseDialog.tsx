import type { CalendarBooking } from '@contract/operate/dayCalendar'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf, sendFailure } from '@machines/operate/form/selectors'
import type { ListMachine } from '@machines/operate/list/machine'
import { listFailure, rowsOf } from '@machines/operate/list/selectors'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { TextArea } from '@ui/input/TextArea'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../../form/FormDialog'
import { useFailureText } from '../../form/useFailureText'
import { useMoment } from '../useMoment'
import * as css from './calendar.css'
import { type CalendarQuery, localSpan, type WantedClosure } from './calendar.logic'
import { useMoveRefusals } from './useMoveRefusals'

type Props = {
  form: ActorRefFrom<FormMachine<WantedClosure>>
  inside: ActorRefFrom<ListMachine<CalendarQuery, CalendarBooking>>
  building: string
  resources: readonly { uuid: string; name: string }[]
}

const spanFields = ['resource_uuid', 'from_date', 'from_time', 'until_date', 'until_time'] as const

/** Closes a resource for some time. What is booked inside is listed, and each booking needs an answer. */
export function CloseDialog({ form, inside, building, resources }: Props) {
  const { t } = useLingui()
  const fields = useSelector(form, fieldsOf<WantedClosure>)
  const rows = useSelector(inside, rowsOf<CalendarBooking>) ?? []
  const failure = useSelector(form, sendFailure)
  useEffect(() => {
    // Someone has booked meanwhile.
    if (failure !== null && isRefusedWith(failure, 'resource_in_use'))
      inside.send({ type: 'request.invalidated' })
  }, [failure, inside])
  const change = (name: (typeof spanFields)[number] | 'reason', value: string) => {
    form.send({ type: 'field.changed', name, value })
    if (name === 'reason') return
    const next = { ...fields, [name]: value }
    const { from, until } = localSpan(next)
    const isSpan = next.resource_uuid !== '' && [from, until].every((at) => at.length === 16)
    inside.send({
      type: 'query.changed',
      query: {
        building,
        date: '',
        ...(isSpan && from < until && { closing: { resource: next.resource_uuid, from, until } }),
      },
    })
  }
  const { from, until } = localSpan(fields)
  const problems = [
    ...(fields.resource_uuid === ''
      ? [{ field: 'resource_uuid', text: t`Choose a resource` }]
      : []),
    ...(from < until ? [] : [{ field: 'until_time', text: t`The end must be after the start` }]),
    ...(fields.reason.trim() === '' ? [{ field: 'reason', text: t`Enter a reason` }] : []),
    ...rows
      .filter(({ uuid }) => fields.answers[uuid] === undefined)
      .map(({ uuid, booked_by: { name } }) => ({
        field: `answer-${uuid}`,
        text: t`Say what happens to the booking of ${name}`,
      })),
  ]
  const input = (name: (typeof spanFields)[number], type: 'date' | 'time', label: string) => (
    <Field name={name} label={label}>
      <Input
        type={type}
        value={fields[name]}
        onChange={({ target }) => change(name, target.value)}
      />
    </Field>
  )
  return (
    <FormDialog
      form={form}
      title={t`Close a resource`}
      submitLabel={t`Close the resource`}
      busyLabel={t`Closing`}
      problems={problems}
      refusals={useMoveRefusals()}
    >
      <Field name="resource_uuid" label={t`Resource`}>
        <Select
          value={fields.resource_uuid}
          placeholder={t`Choose a resource`}
          options={resources.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          onChange={({ target }) => change('resource_uuid', target.value)}
        />
      </Field>
      <div className={css.span}>
        {input('from_date', 'date', t`First day`)}
        {input('from_time', 'time', t`From`)}
        {input('until_date', 'date', t`Last day`)}
        {input('until_time', 'time', t`Until`)}
      </div>
      <Field
        name="reason"
        label={t`Reason`}
        hint={t`Part of the email to those whose booking is cancelled.`}
      >
        <TextArea
          rows={2}
          maxLength={500}
          value={fields.reason}
          onChange={({ target }) => change('reason', target.value)}
        />
      </Field>
      <Inside
        inside={inside}
        answers={fields.answers}
        onAnswer={(answers) =>
          form.send({ type: 'field.changed', name: 'answers', value: answers })
        }
      />
    </FormDialog>
  )
}

type InsideProps = Pick<Props, 'inside'> & {
  answers: WantedClosure['answers']
  onAnswer: (answers: WantedClosure['answers']) => void
}

function Inside({ inside, answers, onAnswer }: InsideProps) {
  const { t } = useLingui()
  const { span } = useMoment()
  const rows = useSelector(inside, rowsOf<CalendarBooking>) ?? []
  const failure = useSelector(inside, listFailure)
  const failureText = useFailureText(useMoveRefusals())
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {rows.length > 0 && (
        <fieldset className={css.inside}>
          <legend className={css.legend}>
            <Trans>Booked in this time</Trans>
          </legend>
          {rows.map(({ uuid, booked_by: by, start_at, end_at, timezone }) => (
            <Field
              key={uuid}
              name={`answer-${uuid}`}
              label={`${by.name}, ${span(start_at, end_at, timezone)}`}
            >
              <Select
                value={answers[uuid] ?? ''}
                placeholder={t`Choose what happens`}
                options={[
                  { value: 'cancel', label: t`Cancel it, by email` },
                  { value: 'leave', label: t`Leave it as it is` },
                ]}
                onChange={({ target }) =>
                  onAnswer({ ...answers, [uuid]: target.value === 'cancel' ? 'cancel' : 'leave' })
                }
              />
            </Field>
          ))}
        </fieldset>
      )}
    </>
  )
}
