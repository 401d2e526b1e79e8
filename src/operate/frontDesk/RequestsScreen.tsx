import type { OperatedRequest } from '@contract/operate/frontDesk'
import { requestStatus } from '@contract/serviceRequests'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ListMachine } from '@machines/operate/list/machine'
import { textLinkClass } from '@ui/link/textLink.css'
import { muted } from '@ui/theme/typography.css'
import Wrench from 'lucide-react/icons/wrench'
import type { PageProps } from '../definePage'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import type { ListQuery } from '../table/query'
import { FrontDeskList, PersonCell } from './FrontDeskList'
import * as css from './frontDesk.css'
import { RequestState, useStatusNames } from './RequestState'
import { useMoment } from './useMoment'

/** What tenants have requested of a building. */
export function RequestsScreen({ page }: PageProps<ListMachine<ListQuery, OperatedRequest>>) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const names = useStatusNames()
  const building = useBuildingInPath()
  return (
    <FrontDeskList<OperatedRequest>
      page={page}
      title={t`Requests`}
      path={paths.requests(building)}
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
          cell: ({ uuid, subject, description, category, attachments }) => (
            <span className={css.stack}>
              <ConsoleLink href={paths.request(building, uuid)} className={textLinkClass}>
                {subject}
              </ConsoleLink>
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
