import { homeLogic } from '@features/home/home.page'
import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { PartContent, useHydratedPart } from '@shared/hydration/boundary'
import { usePage } from '@shared/pages/usePage'
import { useShared } from '@shared/useShared'
import { useRouterState } from '@tanstack/react-router'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { TileGrid } from '@ui/tile/TileGrid'
import { Activity, memo } from 'react'
import { HomeOfBuilding } from './HomeOfBuilding'
import * as css from './home.css'

/**
 * Home stays mounted, hidden and inert, while a page that it leads to is open. A user who returns
 * finds it immediately, at the same scroll position.
 */
export function PersistentHome() {
  const isHere = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.isHome),
  })
  const isKept = usePage(homeLogic) !== undefined
  if (!isHere && !isKept) return null
  return <Home isHere={isHere} />
}

function Home({ isHere }: { isHere: boolean }) {
  const part = useHydratedPart()
  return (
    <Activity mode={isHere ? 'visible' : 'hidden'}>
      <PartContent of={part}>
        <HomeScreen />
      </PartContent>
    </Activity>
  )
}

/** Home of the current building; a skeleton until the building is known. Opening a page does not render it again. */
const HomeScreen = memo(function HomeScreen() {
  const building = useShared('building', buildingOf)
  const home = usePage(homeLogic)
  if (building === null || home === undefined) return <HomeLoading />
  // The key remounts home for another building, so that no state carries over.
  return <HomeOfBuilding key={home.sessionId} home={home} building={building} />
})

function HomeLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading your building`}>
      <div className={css.jumbotron} />
      <div className={css.page}>
        <TileGrid kind="utility">
          {['a', 'b', 'c', 'd'].map((key) => (
            <SkeletonTile key={key} kind="utility" />
          ))}
        </TileGrid>
        <TileGrid kind="content">
          {['a', 'b', 'c'].map((key) => (
            <SkeletonTile key={key} kind="content" />
          ))}
        </TileGrid>
      </div>
    </Loading>
  )
}
