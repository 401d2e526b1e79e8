import type { Publication } from '@contract/operate/publication'
import { useLingui } from '@lingui/react/macro'
import {
  confirmedState,
  isPlanning,
  storedPublication,
} from '@machines/operate/publication/selectors'
import { useSelector } from '@xstate/react'
import { ToggleDialog } from '../record/ToggleDialog'
import type { PublicationActor } from './building.logic'
import { PlanDialog } from './PlanDialog'

/** What is asked before the state of a building changes. */
export function PublicationDialogs({ publication }: { publication: PublicationActor }) {
  const planning = useSelector(publication, isPlanning)
  return (
    <>
      {planning && <PlanDialog publication={publication} />}
      <ConfirmDialog publication={publication} />
    </>
  )
}

function ConfirmDialog({ publication }: { publication: PublicationActor }) {
  const { t } = useLingui()
  const to = useSelector(publication, confirmedState)
  const from = useSelector(publication, storedPublication)?.publication
  const hiding = {
    title: t`Hide this building?`,
    description: t`It disappears at once for everyone, also for those who are using it now. Nothing is deleted.`,
    confirmLabel: t`Hide it`,
    busyLabel: t`Hiding`,
    isDangerous: true,
  }
  const restoring = {
    title: t`Restore this building?`,
    description: t`It returns to the list, and stays hidden until you publish it.`,
    confirmLabel: t`Restore it`,
    busyLabel: t`Restoring`,
    isDangerous: false,
  }
  const canceling = {
    title: t`Cancel the publication?`,
    description: t`The building stays hidden, and no longer goes live by itself.`,
    confirmLabel: t`Keep it hidden`,
    busyLabel: t`Saving`,
    isDangerous: false,
  }
  const toDraft: Partial<Record<Publication, typeof hiding>> = {
    archived: restoring,
    scheduled: canceling,
  }
  const archiving = {
    title: t`Archive this building?`,
    description: t`It leaves the list of buildings. You find it again under the state “Archived”, with everything that belongs to it.`,
    confirmLabel: t`Archive it`,
    busyLabel: t`Archiving`,
    isDangerous: false,
  }
  const texts =
    to === 'archived' ? archiving : ((from === undefined ? undefined : toDraft[from]) ?? hiding)
  return (
    <ToggleDialog
      toggle={publication}
      refusals={{
        version_conflict: t`Someone else has changed this building meanwhile. Look at it again before you go on.`,
        invalid_request: t`Someone else has changed this building meanwhile. Close this and look at it again.`,
      }}
      {...texts}
    />
  )
}
