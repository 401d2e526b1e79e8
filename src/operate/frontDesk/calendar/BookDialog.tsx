import { useLingui } from '@lingui/react/macro'
import type { FormMachine } from '@machines/operate/form/machine'
import { fieldsOf } from '@machines/operate/form/selectors'
import type { PersonSearchMachine } from '@machines/operate/personSearch/machine'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Select } from '@ui/select/Select'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { FormDialog } from '../../form/FormDialog'
import { PersonPicker } from '../PersonPicker'
import type { FoundPerson } from '../people'
import { useMoment } from '../useMoment'
import type { Place, WantedBooking } from './calendar.logic'
import { useMoveRefusals } from './useMoveRefusals'

type Props = {
  form: ActorRefFrom<FormMachine<WantedBooking>>
  people: ActorRefFrom<PersonSearchMachine<FoundPerson>>
  /** The slots that are free from this place on. */
  slotsOf: (place: Place) => readonly { end_at: string }[]
}

/** Books a free time for a person of the building. */
export function BookDialog({ form, people, slotsOf }: Props) {
  const { t } = useLingui()
  const { moment, clock } = useMoment()
  const fields = useSelector(form, fieldsOf<WantedBooking>)
  const { place, person, slots, name } = fields
  const { timezone } = place
  const ends = slotsOf(place)
  const resource = place.resource.name
  return (
    <FormDialog
      form={form}
      title={t`Book ${resource}`}
      submitLabel={t`Book`}
      busyLabel={t`Booking`}
      problems={person === null ? [{ field: 'person', text: t`Choose a person` }] : []}
      refusals={useMoveRefusals()}
    >
      <p>{moment(place.start_at, timezone)}</p>
      <PersonPicker
        search={people}
        name="person"
        label={t`Person`}
        value={person}
        onChoose={(value) => form.send({ type: 'field.changed', name: 'person', value })}
      />
      <Field name="slots" label={t`Until`}>
        <Select
          value={slots}
          options={ends.map(({ end_at }, at) => ({
            value: String(at + 1),
            label: clock(end_at, timezone),
          }))}
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'slots', value: target.value })
          }
        />
      </Field>
      <Field name="name" label={t`Name of the booking`} aside={t`Optional`}>
        <Input
          autoComplete="off"
          maxLength={100}
          value={name}
          onChange={({ target }) =>
            form.send({ type: 'field.changed', name: 'name', value: target.value })
          }
        />
      </Field>
    </FormDialog>
  )
}
