import type { Building } from '@contract/buildings'
import { homeLogic } from '@features/home/home.page'
import { useLingui } from '@lingui/react/macro'
import { worthShowing } from '@machines/home/home/category'
import type { HomeActor } from '@machines/home/home/machine'
import { categoriesOf, promotedOf, utilitiesOf } from '@machines/home/home/selectors'
import { isReturned } from '@machines/platform/pages/selectors'
import { useRead } from '@shared/reading'
import { useShared } from '@shared/useShared'
import { useSelector } from '@xstate/react'
import { Categories } from './Categories'
import { YourDay } from './day/YourDay'
import { HomeTabs } from './HomeTabs'
import * as css from './home.css'
import { Jumbotron } from './Jumbotron'
import { Promoted } from './Promoted'
import { useHashScroll } from './useHashScroll'
import { Utilities } from './utilities/Utilities'

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
  const isReturn = useShared('pages', (pages) => isReturned(pages, homeLogic))
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
