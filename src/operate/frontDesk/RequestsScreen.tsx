import type { OperatedRequest } from '@contract/operate/frontDesk'
import { requestStates } from '@contract/serviceRequestSteps'
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
import { RequestState, useStateNames } from './RequestState'
import { useMoment } from './useMoment'

/** What tenants have requested of a building. */
export function RequestsScreen({ page }: PageProps<ListMachine<ListQuery, OperatedRequest>>) {
  const { t } = useLingui()
  const { moment } = useMoment()
  const names = useStateNames()
  const building = useBuildingInPath()
  return (
    <FrontDeskList<OperatedRequest>
      page={page}
      title={t`Requests`}
      path={paths.requests(building)}
      searchLabel={t`Find a request`}
      filters={[
        {
          name: 'view',
          label: t`Show`,
          options: [
            { value: 'new', label: t`New` },
            { value: 'mine', label: t`Mine` },
            { value: 'waiting', label: t`Waiting for the tenant` },
            { value: 'done', label: t`Done` },
          ],
        },
        {
          name: 'state',
          label: t`State`,
          options: requestStates.map((value) => ({ value, label: names[value] })),
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
          id: 'assignee',
          label: t`Assigned to`,
          cell: ({ assignee }) => assignee?.name ?? t`No one`,
        },
        {
          id: 'state',
          label: t`State`,
          cell: ({ state }) => (
            <span className={css.whole}>
              <RequestState state={state} />
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
