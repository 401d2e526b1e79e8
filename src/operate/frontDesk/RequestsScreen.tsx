import type { OperatedRequest } from '@contract/operate/frontDesk'
import { requestStatus } from '@contract/serviceRequests'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { muted } from '@ui/theme/typography.css'
import type { Tone } from '@ui/tone/tones.css'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Wrench from 'lucide-react/icons/wrench'
import type { ComponentType } from 'react'
import type { PageProps } from '../definePage'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import type { ListQuery } from '../table/query'
import { FrontDeskList, PersonCell } from './FrontDeskList'
import * as css from './frontDesk.css'
import { useMoment } from './useMoment'

type Status = OperatedRequest['status']

/** What tenants have requested of a building. */
export function RequestsScreen({ page }: PageProps<ListMachine<ListQuery, OperatedRequest>>) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const names = useStatusNames()
  return (
    <FrontDeskList<OperatedRequest>
      page={page}
      title={t`Requests`}
      path={paths.requests(useBuildingInPath())}
      searchLabel={t`Find a request`}
      filters={[
        {
          name: 'status',
          label: t`State`,
          options: requestStatus.options.map((value) => ({ value, label: names[value] })),
        },
      ]}
      columns={[
        {
          id: 'created_at',
          label: t`Sent`,
          cell: ({ created_at, timezone }) => (
            <time dateTime={created_at}>{moment(created_at, timezone)}</time>
          ),
        },
        {
          id: 'subject',
          label: t`Subject`,
          cell: ({ subject, description, category, attachments }) => (
            <span className={css.stack}>
              {subject}
              <span className={muted}>{description}</span>
              <span className={css.note}>
                {category}
                {attachments > 0 && (
                  <>
                    {' · '}
                    <Plural value={attachments} one="# file" other="# files" />
                  </>
                )}
              </span>
            </span>
          ),
        },
        { id: 'by', label: t`From`, cell: ({ sent_by }) => <PersonCell person={sent_by} /> },
        {
          id: 'state',
          label: t`State`,
          cell: ({ status }) => (
            <span className={css.whole}>
              <RequestState status={status} />
            </span>
          ),
        },
      ]}
      empty={{
        icon: <Wrench size={24} />,
        title: t`No requests yet`,
        text: t`What tenants report or ask for is listed here.`,
      }}
    />
  )
}

function useStatusNames(): Record<Status, string> {
  const { t } = useLingui()
  return {
    Pending: t`Pending`,
    Submitted: t`Submitted`,
    Accepted: t`Accepted`,
    Denied: t`Denied`,
    Denied_Available: t`Denied: available`,
    Denied_Unavailable: t`Denied: not available`,
    Canceled: t`Withdrawn`,
  }
}

const look = (status: Status): { tone: Tone; Icon: ComponentType<{ size: number }> } => {
  if (status === 'Pending' || status === 'Submitted') return { tone: 'warning', Icon: Clock }
  if (status === 'Accepted') return { tone: 'success', Icon: CircleCheck }
  return { tone: status === 'Canceled' ? 'neutral' : 'danger', Icon: CircleX }
}

function RequestState({ status }: { status: Status }) {
  const names = useStatusNames()
  const { tone, Icon } = look(status)
  return (
    <StatusPill tone={tone} icon={<Icon size={16} />}>
      {names[status]}
    </StatusPill>
  )
}
