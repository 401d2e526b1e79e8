import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import { worthShowing } from '@machines/home/category'
import type { homeMachine } from '@machines/home/machine'
import { categoriesOf, promotedOf, utilitiesOf } from '@machines/home/selectors'
import { isReturned } from '@machines/pages/selectors'
import { useRead } from '@screens/app/reading'
import { useShared } from '@screens/app/useShared'
import { YourDay } from '@screens/day/YourDay'
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
}

export function HomeOfBuilding({ home, building }: Props) {
  const { t } = useLingui()
  const utilities = useSelector(home, utilitiesOf)
  const promoted = useRead(useSelector(home, promotedOf))
  const discover = useRead(useSelector(home, (at) => categoriesOf(at, 'discover')))
  const spotlight = useRead(useSelector(home, (at) => categoriesOf(at, 'spotlight')))
  const hasSpotlight =
    spotlight.status !== 'FULFILLED' || worthShowing(spotlight.data ?? []).length > 0
  const lead = promoted.data?.[0]?.uuid ?? null
  const isReady = spotlight.status !== 'PENDING' && discover.status !== 'PENDING'
  // Whoever comes back is led to where they were, and not to the section that the hash names.
  const isReturn = useShared('pages', (pages) => isReturned(pages, 'home'))
  const isHashDone = useHashScroll(isReady, isReturn)
  return (
    <>
      <Jumbotron building={building} />
      <HomeTabs building={building} hasSpotlight={hasSpotlight} mayReplaceHash={isHashDone} />
      <div className={css.page}>
        <YourDay building={building} />
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
            except={lead}
          />
        )}
        <Categories
          id="discover"
          part="discover"
          title={t`Discover`}
          read={discover}
          home={home}
          building={building}
          except={hasSpotlight ? null : lead}
        />
      </div>
    </>
  )
}
