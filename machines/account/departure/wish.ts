import type { AppSystem } from '@machines/platform/app/system'
import { departureOf as departureIn } from '@machines/platform/pages/selectors'
import type { ActorRefFrom } from 'xstate'
import type { departureMachine, Wish } from './machine'

/** Who asks before something unsaved is left; nobody where nothing could be. */
export const departureOf = ({
  pages,
}: Pick<AppSystem, 'pages'>): ActorRefFrom<typeof departureMachine> | undefined =>
  departureIn(pages.getSnapshot())

/** Goes there, by way of whoever asks first. */
export function depart(system: AppSystem, wish: Wish): void {
  const departure = departureOf(system)
  if (departure !== undefined) departure.send({ type: 'departure.wished', wish })
  else if (wish.kind === 'building') {
    system.building.send({ type: 'building.selected', uuid: wish.uuid })
  } else if (wish.kind === 'signOut') system.session.send({ type: 'session.signOutRequested' })
}
