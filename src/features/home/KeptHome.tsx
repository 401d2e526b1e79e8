import { homeLogic } from '@features/home/home.page'
import { usePage } from '@shared/pages/usePage'
import { useRouterState } from '@tanstack/react-router'
import { Activity } from 'react'
import { HomeScreen } from './HomeScreen'

/**
 * Home stays as it is while something that it leads to is shown, without being seen or heard: whoever comes back finds
 * it at once, in its place.
 */
export function KeptHome() {
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
