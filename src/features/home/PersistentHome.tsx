import { homeLogic } from '@features/home/home.page'
import { useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { usePage } from '@shared/pages/usePage'
import { useShared } from '@shared/useShared'
import { useRouterState } from '@tanstack/react-router'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { TileGrid } from '@ui/tile/TileGrid'
import { Activity } from 'react'
import { HomeOfBuilding } from './HomeOfBuilding'
import * as css from './home.css'

/**
 * Home stays as it is while something that it leads to is shown, without being seen or heard: whoever comes back finds
 * it at once, in its place.
 */
export function PersistentHome() {
  const isHere = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.isHome),
  })
  const isKept = usePage(homeLogic) !== undefined
  if (!isHere && !isKept) return null
  return (
    <Activity mode={isHere ? 'visible' : 'hidden'}>
      <HomeScreen />
    </Activity>
  )
}

/** The home of the building that the user is in; until it is known, the shape of one. */
function HomeScreen() {
  const building = useShared('building', buildingOf)
  const home = usePage(homeLogic)
  if (building === null || home === undefined) return <HomeLoading />
  // Another building is another home: nothing that was found out of the old one is used for it.
  return <HomeOfBuilding key={home.sessionId} home={home} building={building} />
}

/** The shape of a home, while its building is still being found out. */
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
