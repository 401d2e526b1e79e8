import type { OperatedBuilding } from '@contract/operate/buildings'
import { publications } from '@contract/operate/publication'
import { Trans, useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import type { Draft } from '@machines/operate/overview/machine'
import { useRouter } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { Card } from '@ui/card/Card'
import { textLinkClass } from '@ui/link/textLink.css'
import { Notice } from '@ui/notice/Notice'
import { useSelector } from '@xstate/react'
import Building2 from 'lucide-react/icons/building-2'
import Plus from 'lucide-react/icons/plus'
import { useEffect } from 'react'
import { useConsole } from '../ConsoleContext'
import type { PageProps } from '../definePage'
import { RemoveDialog } from '../form/RemoveDialog'
import { useFailureText } from '../form/useFailureText'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import { Page } from '../shell/Page'
import { ListView } from '../table/ListView'
import type { Column } from '../table/Table'
import * as css from './overview.css'
import type { OverviewMachine } from './overview.logic'
import { PublicationPill } from './PublicationPill'
import { usePublicationName } from './usePublicationName'

/** The first page: the buildings of the operator. Those who see none of them come to their people instead. */
export function OverviewScreen({ page }: PageProps<OverviewMachine>) {
  const maySee = mayAnywhere(useConsole(operatorOf), 'buildings.read')
  const { history } = useRouter()
  useEffect(() => {
    if (!maySee) history.replace(`/operate${paths.people}`)
  }, [maySee, history])
  return maySee ? <Overview page={page} /> : null
}

/** The operator's buildings, their drafts, and the way to a new one. */
function Overview({ page }: PageProps<OverviewMachine>) {
  const { t } = useLingui()
  const publicationName = usePublicationName()
  const list = useSelector(page, ({ children }) => children.list)
  const operator = useConsole(operatorOf)
  const busy = useSelector(page, (at) => at.matches('starting'))
  const failure = useSelector(page, (at) =>
    at.matches('browsing') ? at.context.mutation.failure : null,
  )
  const failureText = useFailureText()
  const mayOpen = mayAnywhere(operator, 'buildings.open')
  const open = () => page.send({ type: 'open.pressed' })
  const openButton = mayOpen ? (
    <Button
      variant="primary"
      busy={busy}
      busyLabel={t`Preparing`}
      icon={<Plus size={20} aria-hidden="true" />}
      onClick={open}
    >
      <Trans>Open a building</Trans>
    </Button>
  ) : undefined
  const columns: [Column<OperatedBuilding>, ...Column<OperatedBuilding>[]] = [
    {
      id: 'name',
      label: t`Building`,
      isSortable: true,
      cell: ({ uuid, name }) => (
        <ConsoleLink href={paths.building(uuid)} className={textLinkClass}>
          {name}
        </ConsoleLink>
      ),
    },
    { id: 'locality', label: t`Place`, cell: ({ locality }) => locality ?? '–' },
    {
      id: 'publication',
      label: t`State`,
      isSortable: true,
      cell: ({ publication }) => <PublicationPill publication={publication} />,
    },
    { id: 'companies', label: t`Companies`, isFigure: true, cell: ({ companies }) => companies },
    { id: 'people', label: t`People`, isFigure: true, cell: ({ people }) => people },
  ]
  return (
    <Page title={t`Buildings`} action={openButton}>
      {failure !== null && (
        <Notice tone="danger" live>
          {failureText(failure)}
        </Notice>
      )}
      {operator !== null && operator.openings.length > 0 && (
        <Drafts page={page} openings={operator.openings} />
      )}
      <DiscardDialog page={page} />
      {list !== undefined && (
        <ListView
          list={list}
          path={paths.overview}
          label={t`Buildings`}
          searchLabel={t`Find a building`}
          columns={columns}
          keyOf={({ uuid }) => uuid}
          filters={[
            {
              name: 'publication',
              label: t`State`,
              options: publications.map((value) => ({ value, label: publicationName(value) })),
            },
          ]}
          empty={{
            icon: <Building2 size={24} />,
            title: t`No building yet`,
            text: mayOpen
              ? t`Open your first building: it takes about ten minutes.`
              : t`Ask an operator for a role in a building.`,
            action: openButton,
          }}
        />
      )}
    </Page>
  )
}

/** Buildings that the operator has begun to open. */
function Drafts({ page, openings }: PageProps<OverviewMachine> & { openings: readonly Draft[] }) {
  const { t } = useLingui()
  return (
    <Card>
      <h2>
        <Trans>Not opened yet</Trans>
      </h2>
      <ul className={css.drafts}>
        {openings.map((draft) => {
          const name = draft.name ?? t`A building without a name`
          return (
            <li key={draft.uuid} className={css.draft}>
              <ConsoleLink href={paths.opening(draft.uuid)} className={textLinkClass}>
                {name}
              </ConsoleLink>
              <Button
                variant="secondary"
                aria-label={t`Discard ${name}`}
                onClick={() => page.send({ type: 'remove.pressed', row: draft })}
              >
                <Trans>Discard</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function DiscardDialog({ page }: PageProps<OverviewMachine>) {
  const { t } = useLingui()
  const chosen = useSelector(page, ({ context }) => context.chosen)
  const name = chosen?.name ?? t`A building without a name`
  return (
    <RemoveDialog
      collection={page}
      title={t`Discard this draft?`}
      description={t`${name} has not been opened. What was entered so far will be lost.`}
      confirmLabel={t`Discard`}
      busyLabel={t`Discarding`}
    />
  )
}
