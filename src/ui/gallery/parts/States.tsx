import { Avatar } from '@ui/avatar/Avatar'
import { Button } from '@ui/button/Button'
import { Card } from '@ui/card/Card'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { Spinner } from '@ui/spinner/Spinner'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { TileGrid } from '@ui/tile/TileGrid'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock-3'
import X from 'lucide-react/icons/x'
import * as css from '../gallery.css'

const nothing = () => undefined

export function States() {
  return (
    <div className={css.stack}>
      <div className={css.columns}>
        <Card padding="none">
          <EmptyState
            icon={<CalendarDays size={24} />}
            title="No bookings yet"
            text="A desk, a room or a table: what you book shows up here."
            action={<Button>Find a desk</Button>}
          />
        </Card>
        <Card padding="none">
          <FailedState
            title="We could not load the events"
            text="The connection was lost on the way."
            retryLabel="Try again"
            onRetry={nothing}
          />
        </Card>
      </div>
      <div className={css.columns}>
        <Notice title="The lobby is being rendered">Please use the entrance on Elm Street.</Notice>
        <Notice tone="success" title="Paid">
          The receipt is in your inbox.
        </Notice>
        <Notice tone="warning" title="Few places left">
          Three of forty.
        </Notice>
        <Notice tone="danger" title="The card was refused">
          Try another one, or ask your bank.
        </Notice>
      </div>
      <div className={css.row}>
        <StatusPill tone="success" icon={<Check size={16} />}>
          Confirmed
        </StatusPill>
        <StatusPill tone="warning" icon={<Clock size={16} />}>
          Waiting for approval
        </StatusPill>
        <StatusPill tone="danger" icon={<X size={16} />}>
          Cancelled
        </StatusPill>
        <StatusPill tone="brand" icon={<CalendarDays size={16} />}>
          New
        </StatusPill>
        <StatusPill icon={<Clock size={16} />}>Past</StatusPill>
      </div>
      <div className={css.row}>
        <Avatar name="Ada Lovelace" size="small" />
        <Avatar name="Grace Hopper" />
        <Avatar name="Zofia Ćwiklińska" size="large" />
        <Spinner label="Loading" />
        <Spinner size="large" />
      </div>
      <Loading label="Loading events">
        <TileGrid kind="content">
          <SkeletonTile kind="content" />
          <div>
            <SkeletonTile kind="utility" />
            <Skeleton lines={4} />
            <Skeleton shape="block" height="96px" />
          </div>
          <Skeleton shape="circle" width="64px" />
        </TileGrid>
      </Loading>
    </div>
  )
}
