import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { madeChange } from '@machines/operate/toggle/selectors'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import * as css from '../record/record.css'
import { ChangeDialog } from './ChangeDialog'
import { PersonBuildings } from './PersonBuildings'
import { DeclaredPerson } from './PersonForm'
import { PersonState } from './PersonState'
import type { PersonChange, PersonMachine, PersonRecord, PersonToggle } from './person.logic'

/** A person: names, company, buildings with permissions, and the account. */
export function PersonScreen({ page }: PageProps<PersonMachine>) {
  const { record, toggle } = useSelector(page, ({ children }) => children)
  return (
    <DeclaredPerson record={record} action={<AccountActions record={record} toggle={toggle} />}>
      <PersonBuildings record={record} toggle={toggle} />
      <ChangeDialog toggle={toggle} />
    </DeclaredPerson>
  )
}

type Props = { record: PersonRecord; toggle: PersonToggle }

function AccountActions({ record, toggle }: Props) {
  const operator = useConsole(operatorOf)
  const known = useSelector(record, ({ context }) => context.known)
  if (known === null) return null
  const { version, fields } = known
  const isActive = fields.state !== 'deactivated'
  const building = fields.memberships[0]?.building
  const press = (change: PersonChange) => toggle.send({ type: 'change.pressed', change })
  return (
    <div className={css.actions}>
      <Made toggle={toggle} />
      <PersonState state={fields.state} />
      {(fields.state === 'invited' || fields.state === 'expired') &&
        building !== undefined &&
        mayAnywhere(operator, 'people.edit') && (
          <Button variant="secondary" onClick={() => press({ kind: 'invitation', building })}>
            <Trans>Invite again</Trans>
          </Button>
        )}
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

/** Confirms a change that the page shows nowhere else. */
function Made({ toggle }: Pick<Props, 'toggle'>) {
  const { t } = useLingui()
  const made = useSelector(toggle, madeChange<PersonChange>)
  if (made?.kind !== 'invitation' && made?.kind !== 'sessions') return null
  const text = made.kind === 'invitation' ? t`Invitation sent` : t`Signed out everywhere`
  return (
    <span className={muted}>
      {text}
      <Announcement text={text} />
    </span>
  )
}
