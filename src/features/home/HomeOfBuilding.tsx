import type { Building } from '@contract/buildings'
import { discoverLogic, homeLogic, promotedLogic, spotlightLogic } from '@features/home/home.page'
import { utilitiesLogic } from '@features/home/utilities/utilities.page'
import { useLingui } from '@lingui/react/macro'
import { worthShowing } from '@machines/home/category'
import type { HomeChoicesActor } from '@machines/home/choices'
import { isReturned } from '@machines/platform/pages/selectors'
import { useAppServices } from '@shared/AppContext'
import { usePage } from '@shared/pages/usePage'
import { type Reading, useRead } from '@shared/reading'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { useCallback, useEffect, useState } from 'react'
import { Categories } from './Categories'
import { TodayPanel } from './day/TodayPanel'
import { HomeTabs } from './HomeTabs'
import * as css from './home.css'
import { Jumbotron } from './Jumbotron'
import { Promoted } from './Promoted'
import { scrollToAnchor } from './scrollToAnchor'
import { Utilities } from './utilities/Utilities'

type Props = {
  home: HomeChoicesActor
  building: Building
}

export function HomeOfBuilding({ home, building }: Props) {
  const { t } = useLingui()
  useImpression(building.uuid)
  const utilities = usePage(utilitiesLogic)
  const [promoted, retryPromoted] = useRetriable(usePage(promotedLogic))
  const [discover, retryDiscover] = useRetriable(usePage(discoverLogic))
  const [spotlight, retrySpotlight] = useRetriable(usePage(spotlightLogic))
  const hasSpotlight =
    spotlight.status !== 'FULFILLED' || worthShowing(spotlight.data ?? []).length > 0
  const lead = promoted.data?.[0]?.uuid ?? null
  const isReady = spotlight.status !== 'PENDING' && discover.status !== 'PENDING'
  // Going back restores the scroll position instead of scrolling to the section in the hash.
  const isReturn = useShared('pages', (pages) => isReturned(pages, homeLogic))
  const isHashDone = useHashScroll(isReady, isReturn)
  const named = building.secondary_content?.name
  const langOf = useTextLang()
  return (
    <>
      <Jumbotron building={building} />
      <HomeTabs building={building} hasSpotlight={hasSpotlight} mayReplaceHash={isHashDone} />
      <div className={css.page}>
        <TodayPanel building={building} />
        {utilities && <Utilities utilities={utilities} building={building} />}
        <Promoted read={promoted} onRetry={retryPromoted} home={home} building={building} />
        {hasSpotlight && (
          <Categories
            id="spotlight"
            part="spotlight"
            title={named ?? t`Spotlight`}
            lang={named ? langOf() : undefined}
            read={spotlight}
            onRetry={retrySpotlight}
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
          onRetry={retryDiscover}
          home={home}
          building={building}
          except={hasSpotlight ? null : lead}
        />
      </div>
    </>
  )
}

function useRetriable<Data>(request: Reading<Data> | undefined) {
  const retry = useCallback(() => request?.send({ type: 'request.invalidated' }), [request])
  return [useRead(request), retry] as const
}

/**
 * Counts each view of home, if the user consents to measuring. While hidden, home has no effects
 * (`PersistentHome`).
 */
function useImpression(buildingUuid: string): void {
  const { consent } = useAppServices().system
  useEffect(
    () =>
      consent.send({
        type: 'use.measured',
        measured: { event: 'HOME_IMPRESSION', building_uuid: buildingUuid },
      }),
    [consent, buildingUuid],
  )
}

const hashScrollDelayMs = 1000

/**
 * Scrolls to the section in the hash, one second after the content above it has loaded.
 * True once that is done or not needed; until then, the hash must not be changed.
 */
function useHashScroll(isReady: boolean, isReturn: boolean): boolean {
  const [isDone, setDone] = useState(isReturn)
  useEffect(() => {
    if (!isReady || isReturn) return undefined
    const anchor = window.location.hash.slice(1)
    const timer = setTimeout(
      () => {
        scrollToAnchor(anchor, false)
        setDone(true)
      },
      anchor === '' ? 0 : hashScrollDelayMs,
    )
    return () => clearTimeout(timer)
  }, [isReady, isReturn])
  return isDone
}
