import type { OperatedVisitor } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { muted } from '@ui/theme/typography.css'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import LogOut from 'lucide-react/icons/log-out'
import UserCheck from 'lucide-react/icons/user-check'
import type { ComponentType } from 'react'
import type { PageProps } from '../definePage'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import type { ListQuery } from '../table/query'
import { FrontDeskList, PersonCell, usePeriodFilter } from './FrontDeskList'
import * as css from './frontDesk.css'
import { useMoment } from './useMoment'

/** The visitors of a building. */
export function VisitorsScreen({ page }: PageProps<ListMachine<ListQuery, OperatedVisitor>>) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const period = usePeriodFilter()
  return (
    <FrontDeskList<OperatedVisitor>
      page={page}
      title={t`Visitors`}
      path={paths.visitors(useBuildingInPath())}
      searchLabel={t`Find a visitor`}
      filters={[period]}
      columns={[
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
          cell: ({ name, company }) => (
            <span className={css.stack}>
              {name}
              {company && <span className={muted}>{company}</span>}
            </span>
          ),
        },
        { id: 'host', label: t`Host`, cell: ({ host_name }) => host_name },
        {
          id: 'by',
          label: t`Invited by`,
          cell: ({ invited_by }) => <PersonCell person={invited_by} />,
        },
        {
          id: 'state',
          label: t`State`,
          cell: ({ status }) => (
            <span className={css.whole}>
              <VisitorState status={status} />
            </span>
          ),
        },
      ]}
      empty={{
        icon: <UserCheck size={24} />,
        title: t`No visitors yet`,
        text: t`Guests whom tenants invite to this building are listed here.`,
      }}
    />
  )
}

type Status = OperatedVisitor['status']

const looks: Record<Status, { tone: Tone; Icon: ComponentType<{ size: number }> }> = {
  expected: { tone: 'brand', Icon: Clock },
  checked_in: { tone: 'success', Icon: CircleCheck },
  left: { tone: 'neutral', Icon: LogOut },
  cancelled: { tone: 'neutral', Icon: CircleX },
  missed: { tone: 'warning', Icon: CircleSlash },
}

function VisitorState({ status }: { status: Status }) {
  const { t } = useLingui()
  const { tone, Icon } = looks[status]
  const names: Record<Status, string> = {
    expected: t`Expected`,
    checked_in: t`In the building`,
    left: t`Left`,
    cancelled: t`Cancelled`,
    missed: t`Didn’t arrive`,
  }
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[status]}
    </StatusPill>
  )
}
