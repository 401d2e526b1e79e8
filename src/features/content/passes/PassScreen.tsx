import type { Building } from '@contract/buildings'
import type { Pass } from '@contract/passes'
import { passesLogic } from '@features/content/passes/passes.page'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { contentPath } from '@rules/content/contentPath'
import { BackLink } from '@shared/BackLink'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useShared } from '@shared/useShared'
import { useParams } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { pageTitle } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import TicketX from 'lucide-react/icons/ticket-x'
import { DetailFailed } from '../detail/DetailError'
import * as detailCss from '../detail/detail.css'
import { PassCard } from './PassCard'
import * as css from './pass.css'

/** The passes to show at the door: a ticket for each RSVP or claim of an item. */
export function PassScreen() {
  const { t } = useLingui()
  const { contentUuid } = useParams({ from: '/inside/building/$buildingUuid/passes/$contentUuid' })
  const building = useShared('building', buildingOf)
  const passes = usePage(passesLogic)
  const read = useRead(passes)
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => passes?.send({ type: 'request.invalidated' })} />
  }
  if (read.data === null || building === null) return <PassLoading />
  const own = read.data.filter(({ content }) => content.uuid === contentUuid)
  const [first] = own
  // The RSVP or claim is new, and its code is still loading.
  if (first === undefined && read.isRefreshing) return <PassLoading />
  if (first === undefined) {
    return (
      <div className={detailCss.error}>
        <EmptyState
          level="h1"
          icon={<TicketX size={24} aria-hidden="true" />}
          title={t`There’s no pass for this`}
          text={<Trans>It may be over, or your spot was cancelled.</Trans>}
          action={
            <Button
              variant="secondary"
              onClick={() => passes?.send({ type: 'request.invalidated' })}
            >
              <Trans>Check again</Trans>
            </Button>
          }
        />
      </div>
    )
  }
  return <Passes own={own} first={first} building={building} />
}

function Passes({ own, first, building }: { own: Pass[]; first: Pass; building: Building }) {
  const { t } = useLingui()
  const mode = useDiscoverMode()
  const { uuid: buildingUuid } = building
  const at = { mode, buildingUuid, currentPath: `/building/${buildingUuid}` }
  return (
    <div className={css.page}>
      <div>
        <BackLink href={contentPath(first.content, at)}>
          {first.kind === 'rsvp' ? <Trans>About this event</Trans> : <Trans>About this deal</Trans>}
        </BackLink>
      </div>
      <PageHeading className={pageTitle}>{t`Your pass`}</PageHeading>
      {own.map((pass) => (
        <PassCard key={pass.code} pass={pass} building={building} />
      ))}
    </div>
  )
}

function PassLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your pass`}>
      <div className={css.page}>
        <Ticket
          shape="tall"
          isVoid
          state={<Skeleton shape="text" width="30%" />}
          title=""
          stub={<Skeleton shape="block" width="220px" height="220px" />}
        >
          <Skeleton shape="text" lines={3} width="80%" />
        </Ticket>
      </div>
    </Loading>
  )
}
