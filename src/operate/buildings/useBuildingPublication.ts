import { useLingui } from '@lingui/react/macro'
import type { PublicationTexts } from './PublicationTexts'

/** What publishing a building is called. */
export function useBuildingPublication(): PublicationTexts {
  const { t } = useLingui()
  return {
    capability: 'buildings.publish',
    names: {},
    going: 0,
    end: 'ends',
    publishing: {
      title: t`Publish this building`,
      description: t`Once it is live, tenants can sign in and sign up.`,
      untilHint: t`Leave this empty for a building that stays.`,
    },
    ending: {
      title: t`Take this building offline`,
      description: t`Once it has ended, it is hidden from everyone, also from those who are using it. Nothing is deleted.`,
      keepLabel: t`Keep it open`,
    },
    hiding: {
      title: t`Hide this building?`,
      description: t`It disappears at once for everyone, also for those who are using it now. Nothing is deleted.`,
      confirmLabel: t`Hide it`,
      busyLabel: t`Hiding`,
      isDangerous: true,
    },
    restoring: {
      title: t`Restore this building?`,
      description: t`It returns to the list, and stays hidden until you publish it.`,
      confirmLabel: t`Restore it`,
      busyLabel: t`Restoring`,
      isDangerous: false,
    },
    canceling: {
      title: t`Cancel the publication?`,
      description: t`The building stays hidden, and no longer goes live by itself.`,
      confirmLabel: t`Keep it hidden`,
      busyLabel: t`Saving`,
      isDangerous: false,
    },
    archiving: {
      title: t`Archive this building?`,
      description: t`It leaves the list of buildings. You find it again under the state “Archived”, with everything that belongs to it.`,
      confirmLabel: t`Archive it`,
      busyLabel: t`Archiving`,
      isDangerous: false,
    },
    outdated: t`Someone else has changed this building meanwhile. Look at it again before you go on.`,
    overtaken: t`Someone else has changed this building meanwhile. Close this and look at it again.`,
  }
}
