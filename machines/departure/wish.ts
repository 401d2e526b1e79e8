import type { ActorRefFrom } from 'xstate'
import type { AppSystem } from '../app/system'
import { pageOf } from '../pages/selectors'
import type { departureMachine } from './machine'

/** Where somebody wants to go; a path is the router's, which waits for the answer. */
export type Wish = { kind: 'path' } | { kind: 'building'; uuid: string } | { kind: 'signOut' }

/** Who asks before something unsaved is left; nobody where nothing could be. */
export const departureOf = ({
  pages,
}: Pick<AppSystem, 'pages'>): ActorRefFrom<typeof departureMachine> | undefined =>
  pageOf(pages.getSnapshot(), 'departure')

/** Goes there, by way of whoever asks first. */
export function depart(system: AppSystem, wish: Wish): void {
  const departure = departureOf(system)
  if (departure !== undefined) departure.send({ type: 'departure.wished', wish })
  else if (wish.kind === 'building') {
    system.building.send({ type: 'building.selected', uuid: wish.uuid })
  } else if (wish.kind === 'signOut') system.session.send({ type: 'session.signOutRequested' })
}
