import { useLingui } from '@lingui/react/macro'
import type { PublicationTexts } from '../buildings/PublicationTexts'

/** What publishing an event, a deal or a post is called. */
export function useContentPublication(going: number): PublicationTexts {
  const { t } = useLingui()
  return {
    capability: 'content.publish',
    names: { draft: t`Draft` },
    going,
    end: 'offline',
    publishing: {
      title: t`Publish this`,
      description: t`Once it is live, tenants see it in its categories, in the calendar and in searches.`,
      untilHint: t`Leave this empty to keep it online.`,
    },
    ending: {
      title: t`End this`,
      description: t`Tenants no longer find it. Those who take part still see it.`,
      keepLabel: t`Keep it online`,
    },
    hiding: {
      title: t`Hide this?`,
      description: t`It becomes a draft again and disappears at once for all tenants, also for those who take part.`,
      confirmLabel: t`Hide it`,
      busyLabel: t`Hiding`,
      isDangerous: true,
    },
    restoring: {
      title: t`Restore this?`,
      description: t`It becomes a draft again, and stays hidden until you publish it.`,
      confirmLabel: t`Restore it`,
      busyLabel: t`Restoring`,
      isDangerous: false,
    },
    canceling: {
      title: t`Cancel the publication?`,
      description: t`It becomes a draft again, and no longer goes live by itself.`,
      confirmLabel: t`Keep it hidden`,
      busyLabel: t`Saving`,
      isDangerous: false,
    },
    archiving: {
      title: t`Archive this?`,
      description: t`It leaves the list, and tenants no longer see it. You find it again under “Archived”.`,
      confirmLabel: t`Archive it`,
      busyLabel: t`Archiving`,
      isDangerous: false,
    },
    outdated: t`Someone else has changed this meanwhile. Look at it again before you go on.`,
    overtaken: t`Someone else has changed this meanwhile. Close this and look at it again.`,
  }
}
