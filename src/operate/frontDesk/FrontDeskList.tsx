import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { ListMachine } from '@machines/operate/list/machine'
import { cx } from '@ui/classes/cx'
import { textLinkClass } from '@ui/link/textLink.css'
import { muted } from '@ui/theme/typography.css'
import { type ComponentProps, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import { useConsole } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import type { ListQuery } from '../table/query'
import * as css from './frontDesk.css'

type Props<Row extends { uuid: string }> = Pick<
  ComponentProps<typeof ListView<Row>>,
  'columns' | 'filters' | 'searchLabel' | 'empty'
> & {
  page: ActorRefFrom<ListMachine<ListQuery, Row>>
  title: string
  path: string
}

/** A list of what happens in a building. */
export function FrontDeskList<Row extends { uuid: string }>({
  page,
  title,
  path,
  ...list
}: Props<Row>) {
  return (
    <Page title={title}>
      <ListView<Row> {...list} list={page} path={path} label={title} keyOf={({ uuid }) => uuid} />
    </Page>
  )
}

type Person = { uuid: string; name: string; company?: string | null | undefined }

/** A person with their company, as a link for operators who may see their page. */
export function PersonCell({ person: { uuid, name, company } }: { person: Person }) {
  const maySee = mayAnywhere(useConsole(operatorOf), 'people.read')
  return (
    <span className={cx(css.stack, css.whole)}>
      {maySee ? (
        <ConsoleLink href={paths.person(uuid)} className={textLinkClass}>
          {name}
        </ConsoleLink>
      ) : (
        name
      )}
      {company && <span className={muted}>{company}</span>}
    </span>
  )
}

/** The filter for the time of bookings and visits. */
export function usePeriodFilter() {
  const { t } = useLingui()
  return useMemo(
    () => ({
      name: 'period',
      label: t`When`,
      options: [
        { value: 'today', label: t`Today` },
        { value: 'upcoming', label: t`From today on` },
        { value: 'past', label: t`Before today` },
      ],
    }),
    [t],
  )
}
