import type { AppSystem } from '@machines/platform/app/system'
import { departureOf as departureIn } from '@machines/platform/pages/selectors'
import type { ActorRefFrom } from 'xstate'
import type { departureMachine, NavigationIntent } from './machine'

/** The actor that guards unsaved changes; undefined on pages without any. */
export const departureOf = ({
  pages,
}: Pick<AppSystem, 'pages'>): ActorRefFrom<typeof departureMachine> | undefined =>
  departureIn(pages.getSnapshot())

/** Navigates, after the user has confirmed to discard unsaved changes. */
export function depart(system: AppSystem, intent: NavigationIntent): void {
  const departure = departureOf(system)
  if (departure !== undefined) departure.send({ type: 'departure.requested', intent })
  else if (intent.kind === 'building') {
    system.building.send({ type: 'building.selected', uuid: intent.uuid })
  } else if (intent.kind === 'signOut') system.session.send({ type: 'session.signOutRequested' })
}
