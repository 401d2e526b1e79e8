import type { KioskCode as Code } from '@contract/operate/kiosks'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { RecordMachine } from '@machines/operate/record/machine'
import type { ToggleMachine } from '@machines/operate/toggle/machine'
import { Button } from '@ui/button/Button'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { mayAnywhere } from '../may'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { declareRecord, type FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { ToggleDialog } from '../record/ToggleDialog'
import { useFieldNames } from '../record/useFieldNames'
import { KioskCode } from './KioskCode'
import { KioskFieldset, useKioskProblems } from './KioskFieldset'
import { KioskState } from './KioskState'
import type { KioskMachine, KioskRecord } from './kiosk.logic'
import { useTimes } from './useTimes'

type RecordActor = ActorRefFrom<RecordMachine<KioskRecord>>
type CodeActor = ActorRefFrom<ToggleMachine<'code', Code>>

const DeclaredKiosk = declareRecord<KioskRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Unnamed kiosk`,
      back: { href: paths.kiosks(building), label: t`Kiosks` },
      labels: useFieldNames().kiosk,
    }
  },
  useProblems: useKioskProblems,
  Fields: KioskFields,
})

/** A kiosk: its name and place, and the code that opens it on a device. */
export function KioskScreen({ page }: PageProps<KioskMachine>) {
  const { t } = useLingui()
  const { record, toggle } = useSelector(page, ({ children }) => children)
  return (
    <DeclaredKiosk
      record={record}
      action={<CodeButton record={record} toggle={toggle} />}
      before={<IssuedCode toggle={toggle} />}
    >
      <ToggleDialog
        toggle={toggle}
        title={t`Make a code for this kiosk?`}
        description={t`The device that uses it becomes this kiosk. A device that is this kiosk now is signed out then, and an earlier code ends.`}
        confirmLabel={t`Make a code`}
        busyLabel={t`Making a code`}
        isDangerous={false}
      />
    </DeclaredKiosk>
  )
}

function CodeButton({ record, toggle }: { record: RecordActor; toggle: CodeActor }) {
  const state = useSelector(record, ({ context }) => context.known?.fields.state)
  const operator = useConsole(operatorOf)
  if (state === undefined) return null
  return (
    <div className={css.actions}>
      <KioskState state={state} />
      {mayAnywhere(operator, 'buildings.edit') && (
        <Button
          variant="secondary"
          onClick={() => toggle.send({ type: 'change.pressed', change: 'code' })}
        >
          <Trans>Make a code</Trans>
        </Button>
      )}
    </div>
  )
}

function IssuedCode({ toggle }: { toggle: CodeActor }) {
  const reply = useSelector(toggle, ({ context }) => context.reply)
  return reply === null ? null : <KioskCode {...reply} />
}

function KioskFields({ draft, change }: FieldsProps<KioskRecord>) {
  const timeOf = useTimes()
  return (
    <>
      <dl className={css.facts}>
        <dt className={css.fact}>
          <Trans>Last seen</Trans>
        </dt>
        <dd>{timeOf(draft.last_seen_at)}</dd>
        <dt className={css.fact}>
          <Trans>Version</Trans>
        </dt>
        <dd>{draft.app_version ?? '–'}</dd>
      </dl>
      <KioskFieldset draft={draft} change={change} />
    </>
  )
}
