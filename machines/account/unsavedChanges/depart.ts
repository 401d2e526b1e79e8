import type { AppSystem } from '@machines/platform/app/system'
import { unsavedChangesOf as unsavedChangesIn } from '@machines/platform/pages/selectors'
import type { ActorRefFrom } from 'xstate'
import type { NavigationIntent, unsavedChangesMachine } from './machine'

/** The actor that guards unsaved changes; undefined on pages without any. */
export const unsavedChangesOf = ({
  pages,
}: Pick<AppSystem, 'pages'>): ActorRefFrom<typeof unsavedChangesMachine> | undefined =>
  unsavedChangesIn(pages.getSnapshot())

/** Navigates, after the user has confirmed to discard unsaved changes. */
export function depart(system: AppSystem, intent: NavigationIntent): void {
  const unsavedChanges = unsavedChangesOf(system)
  if (unsavedChanges !== undefined) unsavedChanges.send({ type: 'leave.requested', intent })
  else if (intent.kind === 'building') {
    system.building.send({ type: 'building.selected', uuid: intent.uuid })
  } else if (intent.kind === 'signOut') system.session.send({ type: 'session.signOutRequested' })
}
