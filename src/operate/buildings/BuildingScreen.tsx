import { isTimezone } from '@contract/world/fields'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import type { ToggleMachine } from '@machines/operate/toggle/machine'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { OfferLinks } from '../offers/OfferLinks'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import * as css from '../record/record.css'
import { ToggleDialog } from '../record/ToggleDialog'
import {
  type BuildingFields,
  type BuildingMachine,
  isColorOrEmpty,
  type PublicationChange,
} from './building.logic'
import { Publication } from './OverviewScreen'

type RecordActor = ActorRefFrom<RecordMachine<BuildingFields>>
type ToggleActor = ActorRefFrom<ToggleMachine<PublicationChange>>

/** A building: its facts, and whether tenants see it. */
export function BuildingScreen() {
  const { t } = useLingui()
  const page = usePageActor<BuildingMachine>()
  const record = useSelector(page, ({ children }) => children.record) as RecordActor | undefined
  const toggle = useSelector(page, ({ children }) => children.toggle) as ToggleActor | undefined
  const id = useSelector(page, ({ context }) => context.id)
  if (record === undefined || toggle === undefined) return null
  return (
    <RecordPage
      record={record}
      back={{ href: paths.overview, label: t`Buildings` }}
      titleOf={({ name }) => name}
      fallbackTitle={t`Building`}
      action={<PublishButton record={record} toggle={toggle} />}
    >
      <OfferLinks building={id} />
      <BuildingForm record={record} />
      <PublishDialog toggle={toggle} />
    </RecordPage>
  )
}

function PublishButton({ record, toggle }: { record: RecordActor; toggle: ToggleActor }) {
  const known = useSelector(record, ({ context }) => context.known)
  const operator = useConsole(operatorOf)
  if (known === null) return null
  const { publication } = known.fields
  const next = publication === 'live' ? 'draft' : 'live'
  return (
    <div className={css.actions}>
      <Publication publication={publication} />
      {mayAnywhere(operator, 'buildings.publish') && (
        <Button
          variant="secondary"
          onClick={() =>
            toggle.send({
              type: 'change.pressed',
              change: { version: known.version, publication: next },
            })
          }
        >
          {next === 'draft' ? <Trans>Hide</Trans> : <Trans>Publish</Trans>}
        </Button>
      )}
    </div>
  )
}

function PublishDialog({ toggle }: { toggle: ToggleActor }) {
  const { t } = useLingui()
  const isHiding = useSelector(toggle, ({ context }) => context.change?.publication === 'draft')
  return (
    <ToggleDialog
      toggle={toggle}
      title={isHiding ? t`Hide this building?` : t`Publish this building?`}
      description={
        isHiding
          ? t`It disappears at once for everyone, also for those who are using it now. Nothing is deleted.`
          : t`Tenants can sign in and sign up at once.`
      }
      confirmLabel={isHiding ? t`Hide it` : t`Publish it`}
      busyLabel={isHiding ? t`Hiding` : t`Publishing`}
      isDangerous={isHiding}
    />
  )
}

function BuildingForm({ record }: { record: RecordActor }) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn)
  if (fields === null) return null
  const change =
    (name: 'name' | 'address_1' | 'locality' | 'timezone' | 'primary_color' | 'secondary_color') =>
    ({ target }: { target: { value: string } }) =>
      record.send({ type: 'field.changed', name, value: target.value })
  const labels: Record<string, string> = {
    name: t`Name`,
    address_1: t`Street and number`,
    locality: t`City and postcode`,
    timezone: t`Time zone`,
    primary_color: t`Main color`,
    secondary_color: t`Second color`,
    publication: t`State`,
    hosts: t`Host names`,
  }
  const problems = [
    ...(fields.name.trim() === '' ? [{ field: 'name', text: t`Enter a name` }] : []),
    ...(isTimezone(fields.timezone)
      ? []
      : [{ field: 'timezone', text: t`Enter a time zone such as Europe/Berlin` }]),
    ...(['primary_color', 'secondary_color'] as const).flatMap((field) =>
      isColorOrEmpty(fields[field]) ? [] : [{ field, text: t`Enter a color such as #12454b` }],
    ),
  ]
  return (
    <RecordForm
      record={record}
      capability="buildings.edit"
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
    >
      <Field name="name" label={t`Name`}>
        <Input value={fields.name} maxLength={120} onChange={change('name')} />
      </Field>
      <div className={css.pair}>
        <Field name="address_1" label={t`Street and number`}>
          <Input value={fields.address_1 ?? ''} onChange={change('address_1')} />
        </Field>
        <Field name="locality" label={t`City and postcode`}>
          <Input value={fields.locality ?? ''} onChange={change('locality')} />
        </Field>
      </div>
      <Field name="timezone" label={t`Time zone`}>
        <Input value={fields.timezone} onChange={change('timezone')} />
      </Field>
      <div className={css.pair}>
        <Field name="primary_color" label={t`Main color`} hint={t`Empty: that of the brand`}>
          <Input value={fields.primary_color ?? ''} onChange={change('primary_color')} />
        </Field>
        <Field name="secondary_color" label={t`Second color`} hint={t`Empty: that of the brand`}>
          <Input value={fields.secondary_color ?? ''} onChange={change('secondary_color')} />
        </Field>
      </div>
      {fields.hosts.length > 0 && (
        <p>
          <Trans>Open at {fields.hosts.join(', ')}</Trans>
        </p>
      )}
    </RecordForm>
  )
}
