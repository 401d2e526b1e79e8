import type { OperatedVisitor } from '@contract/operate/frontDesk'
import { Trans, useLingui } from '@lingui/react/macro'
import { isCreating } from '@machines/operate/collection/selectors'
import { operatorOf } from '@machines/operate/console/selectors'
import { pendingOf } from '@machines/operate/press/selectors'
import { Button } from '@ui/button/Button'
import { buttonClass } from '@ui/button/buttonClass'
import { muted } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import Plus from 'lucide-react/icons/plus'
import UserCheck from 'lucide-react/icons/user-check'
import { useConsole } from '../../ConsoleContext'
import type { PageProps } from '../../definePage'
import { mayAnywhere } from '../../may'
import { useBuildingInPath } from '../../offers/useBuilding'
import { paths } from '../../paths'
import * as record from '../../record/record.css'
import { ConsoleLink } from '../../shell/ConsoleLink'
import { Page } from '../../shell/Page'
import { ListView } from '../../table/ListView'
import type { Column } from '../../table/Table'
import { PersonCell, usePeriodFilter } from '../FrontDeskList'
import * as css from '../frontDesk.css'
import { useMoment } from '../useMoment'
import { CodeForm } from './CodeForm'
import { DeskReport } from './DeskReport'
import { RowSteps } from './RowSteps'
import { VisitorState } from './VisitorState'
import type { VisitorsMachine } from './visitors.logic'
import { WalkInDialog } from './WalkInDialog'

/** The visitors of a building: the front desk checks them in and out, and takes in walk-ins. */
export function VisitorsScreen({ page }: PageProps<VisitorsMachine>) {
  const { t } = useLingui()
  const building = useBuildingInPath()
  const { collection, press, people } = useSelector(page, ({ children }) => children)
  const list = useSelector(collection, ({ children }) => children.list)
  const form = useSelector(collection, ({ children }) => children.form)
  const creating = useSelector(collection, isCreating)
  const mayEdit = mayAnywhere(useConsole(operatorOf), 'visitors.edit')
  const period = usePeriodFilter()
  const columns = useColumns()
  const pending = useSelector(press, pendingOf)
  const steps: Column<OperatedVisitor> = {
    id: 'steps',
    label: t`Actions`,
    isNarrow: true,
    cell: (visitor) => (
      <RowSteps building={building} visitor={visitor} press={press} pending={pending} />
    ),
  }
  const takeIn = () => {
    people.send({ type: 'text.changed', text: '' })
    collection.send({
      type: 'create.pressed',
      fields: { building, first_name: '', last_name: '', company: '', host: null },
    })
  }
  return (
    <Page
      title={t`Visitors`}
      action={
        <div className={record.actions}>
          <ConsoleLink
            href={paths.inside(building)}
            className={buttonClass({ variant: 'secondary' })}
          >
            <Trans>In the building now</Trans>
          </ConsoleLink>
          {mayEdit && (
            <Button variant="primary" icon={<Plus size={20} aria-hidden="true" />} onClick={takeIn}>
              <Trans>Walk-in</Trans>
            </Button>
          )}
        </div>
      }
    >
      {mayEdit && <CodeForm building={building} press={press} />}
      <DeskReport building={building} press={press} />
      {list !== undefined && (
        <ListView<OperatedVisitor>
          list={list}
          path={paths.visitors(building)}
          label={t`Visitors`}
          searchLabel={t`Find a visitor`}
          keyOf={({ uuid }) => uuid}
          filters={[period]}
          columns={mayEdit ? [...columns, steps] : columns}
          empty={{
            icon: <UserCheck size={24} />,
            title: t`No visitors yet`,
            text: t`Guests whom tenants invite to this building are listed here.`,
          }}
        />
      )}
      {creating && form !== undefined && <WalkInDialog form={form} people={people} />}
    </Page>
  )
}

function useColumns(): [Column<OperatedVisitor>, ...Column<OperatedVisitor>[]] {
  const { t } = useLingui()
  const { moment } = useMoment()
  return [
    {
      id: 'expected_at',
      label: t`Expected`,
      cell: ({ expected_at, timezone }) => (
        <time dateTime={expected_at}>{moment(expected_at, timezone)}</time>
      ),
    },
    {
      id: 'name',
      label: t`Visitor`,
      cell: ({ name, company, note }) => (
        <span className={css.stack}>
          {name}
          {company && <span className={muted}>{company}</span>}
          {note && <span className={css.note}>{note}</span>}
        </span>
      ),
    },
    {
      id: 'host',
      label: t`Host`,
      cell: ({ host_name, invited_by }) => (
        <span className={css.stack}>
          {host_name !== invited_by.name && host_name}
          <PersonCell person={invited_by} />
        </span>
      ),
    },
    {
      id: 'state',
      label: t`State`,
      cell: (visitor) => (
        <span className={css.whole}>
          <VisitorState status={visitor.status} />
        </span>
      ),
    },
  ]
}
