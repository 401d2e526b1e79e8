import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import { fieldsIn } from '@machines/operate/record/selectors'
import type { ToggleMachine } from '@machines/operate/toggle/machine'
import { nameErrorOf } from '@rules/account/personName'
import { Button } from '@ui/button/Button'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, usePageActor } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { RecordForm } from '../record/RecordForm'
import { RecordPage } from '../record/RecordPage'
import * as css from '../record/record.css'
import { ToggleDialog } from '../record/ToggleDialog'
import { PersonState } from './PersonState'
import type { PersonChange, PersonFields, PersonMachine } from './person.logic'

type RecordActor = ActorRefFrom<RecordMachine<PersonFields>>
type ToggleActor = ActorRefFrom<ToggleMachine<PersonChange>>

/** A person: names, company, buildings, and the account. */
export function PersonScreen() {
  const { t } = useLingui()
  const page = usePageActor<PersonMachine>()
  const record = useSelector(page, ({ children }) => children.record) as RecordActor | undefined
  const toggle = useSelector(page, ({ children }) => children.toggle) as ToggleActor | undefined
  if (record === undefined || toggle === undefined) return null
  return (
    <RecordPage
      record={record}
      back={{ href: paths.people, label: t`People` }}
      titleOf={({ first_name, last_name }) => `${first_name} ${last_name}`.trim()}
      fallbackTitle={t`Person`}
      action={<AccountActions record={record} toggle={toggle} />}
    >
      <PersonForm record={record} />
      <AccountDialog toggle={toggle} />
    </RecordPage>
  )
}

function AccountActions({ record, toggle }: { record: RecordActor; toggle: ToggleActor }) {
  const operator = useConsole(operatorOf)
  const known = useSelector(record, ({ context }) => context.known)
  if (known === null) return null
  const { version, fields } = known
  const isActive = fields.state !== 'deactivated'
  const press = (change: PersonChange) => toggle.send({ type: 'change.pressed', change })
  return (
    <div className={css.actions}>
      <PersonState state={fields.state} />
      {mayAnywhere(operator, 'people.deactivate') && (
        <>
          {isActive && (
            <Button variant="ghost" onClick={() => press({ kind: 'sessions' })}>
              <Trans>Sign out everywhere</Trans>
            </Button>
          )}
          <Button
            variant="secondary"
            onClick={() => press({ kind: 'active', version, active: !isActive })}
          >
            {isActive ? <Trans>Deactivate</Trans> : <Trans>Reactivate</Trans>}
          </Button>
        </>
      )}
    </div>
  )
}

function AccountDialog({ toggle }: { toggle: ToggleActor }) {
  const { t } = useLingui()
  const change = useSelector(toggle, ({ context }) => context.change)
  const texts = (() => {
    if (change?.kind === 'sessions') {
      return {
        title: t`Sign this person out everywhere?`,
        description: t`They can sign in again at once.`,
        confirmLabel: t`Sign out`,
        busyLabel: t`Signing out`,
      }
    }
    return change?.active === true
      ? {
          title: t`Reactivate this account?`,
          description: t`It gets back everything that it had: buildings, bookings and passes.`,
          confirmLabel: t`Reactivate`,
          busyLabel: t`Reactivating`,
        }
      : {
          title: t`Deactivate this account?`,
          description: t`It is signed out at once and can’t sign in. Nothing is deleted.`,
          confirmLabel: t`Deactivate`,
          busyLabel: t`Deactivating`,
        }
  })()
  const isDangerous = change?.kind !== 'active' || !change.active
  return <ToggleDialog toggle={toggle} {...texts} isDangerous={isDangerous} />
}

function PersonForm({ record }: { record: RecordActor }) {
  const { t } = useLingui()
  const fields = useSelector(record, fieldsIn<PersonFields>)
  const operator = useConsole(operatorOf)
  if (fields === null) return null
  const change =
    (name: 'first_name' | 'last_name') =>
    ({ target }: { target: { value: string } }) =>
      record.send({ type: 'field.changed', name, value: target.value })
  const labels: Record<string, string> = {
    first_name: t`First name`,
    last_name: t`Last name`,
    email: t`Email`,
    state: t`State`,
    company: t`Company`,
    buildings: t`Buildings`,
  }
  const problems = [
    ...(nameErrorOf(fields.first_name) === null
      ? []
      : [{ field: 'first_name', text: t`Enter a first name` }]),
    ...(nameErrorOf(fields.last_name) === null
      ? []
      : [{ field: 'last_name', text: t`Enter a last name` }]),
  ]
  return (
    <RecordForm
      record={record}
      problems={problems}
      labelOf={(name) => labels[name] ?? name}
      mayEdit={mayAnywhere(operator, 'people.edit')}
    >
      <div className={css.pair}>
        <Field name="first_name" label={t`First name`}>
          <Input value={fields.first_name} onChange={change('first_name')} />
        </Field>
        <Field name="last_name" label={t`Last name`}>
          <Input value={fields.last_name} onChange={change('last_name')} />
        </Field>
      </div>
      <dl className={css.facts}>
        <dt className={css.fact}>{t`Email`}</dt>
        <dd>{fields.email}</dd>
        <dt className={css.fact}>{t`Company`}</dt>
        <dd>{fields.company?.name ?? '–'}</dd>
        <dt className={css.fact}>{t`Buildings`}</dt>
        <dd>{fields.buildings.map(({ name }) => name).join(', ') || '–'}</dd>
      </dl>
    </RecordForm>
  )
}
