import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import type { HomeChoicesActor } from '@machines/home/choices'
import type { Read } from '@machines/kernel/request/selectors'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import * as css from './home.css'
import { PromotedCarousel } from './PromotedCarousel'
import { PromotedItem } from './PromotedItem'

const maxPromoted = 6

type Props = {
  read: Read<ContentItem[]>
  onRetry: () => void
  home: HomeChoicesActor
  building: Building
}

/** The building's promoted items in its order; nothing if there are none. */
export function Promoted({ read, onRetry, home, building }: Props) {
  const { t } = useLingui()
  if (read.status === 'PENDING') {
    return (
      <Loading label={t`Loading the highlight`}>
        <div className={css.promoted}>
          <Skeleton shape="block" height="min(24rem, 60vw)" />
          <div className={css.promotedLabel}>
            <Skeleton shape="text" lines={3} width="100%" />
          </div>
        </div>
      </Loading>
    )
  }
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        level="h2"
        title={t`We couldn’t load the highlight`}
        retryLabel={t`Try again`}
        onRetry={onRetry}
      />
    )
  }
  const items = (read.data ?? []).slice(0, maxPromoted)
  const [first] = items
  if (first === undefined) return null
  if (items.length === 1) return <PromotedItem item={first} building={building} />
  return <PromotedCarousel items={items} home={home} building={building} />
}
