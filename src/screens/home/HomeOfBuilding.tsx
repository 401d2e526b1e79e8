import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import type { homeMachine } from '@machines/home/machine'
import { type HomeCategory, partOf, utilitiesOf, worthShowing } from '@machines/home/selectors'
import { useRead } from '@screens/app/reading'
import { Utilities } from '@screens/utilities/Utilities'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { Categories } from './Categories'
import { HomeTabs } from './HomeTabs'
import * as css from './home.css'
import { Jumbotron } from './Jumbotron'
import { Promoted } from './Promoted'
import { useHashScroll } from './useHashScroll'

export type HomeActor = ActorRefFrom<typeof homeMachine>
type Props = {
  home: HomeActor
  building: Building
  /** Whoever comes back is led to where they were, and not to the section that the hash names. */
  isReturn: boolean
}

export function HomeOfBuilding({ home, building, isReturn }: Props) {
  const { t } = useLingui()
  const utilities = useSelector(home, utilitiesOf)
  const promoted = useRead<ContentItem[]>(useSelector(home, (at) => partOf(at, 'promoted')))
  const discover = useRead<HomeCategory[]>(useSelector(home, (at) => partOf(at, 'discover')))
  const spotlight = useRead<HomeCategory[]>(useSelector(home, (at) => partOf(at, 'spotlight')))
  const hasSpotlight =
    spotlight.status !== 'FULFILLED' || worthShowing(spotlight.data ?? []).length > 0
  const isReady = spotlight.status !== 'PENDING' && discover.status !== 'PENDING'
  const isHashDone = useHashScroll(isReady, isReturn)
  return (
    <>
      <Jumbotron building={building} />
      <HomeTabs building={building} hasSpotlight={hasSpotlight} mayReplaceHash={isHashDone} />
      <div className={css.page}>
        {utilities && <Utilities utilities={utilities} building={building} />}
        <Promoted read={promoted} home={home} building={building} />
        {hasSpotlight && (
          <Categories
            id="spotlight"
            part="spotlight"
            title={building.secondary_content?.name ?? t`Spotlight`}
            read={spotlight}
            home={home}
            building={building}
          />
        )}
        <Categories
          id="discover"
          part="discover"
          title={t`Discover`}
          read={discover}
          home={home}
          building={building}
        />
      </div>
    </>
  )
}
