import {
  confirmedState,
  isPlanning,
  storedPublication,
} from '@machines/operate/publication/selectors'
import { useSelector } from '@xstate/react'
import { ToggleDialog } from '../record/ToggleDialog'
import type { PublicationActor } from './building.logic'
import { CancellationNotice } from './CancellationNotice'
import { PlanDialog } from './PlanDialog'
import { usePublicationTexts } from './PublicationTexts'

/** What is asked before the state of a record changes. */
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
  const to = useSelector(publication, confirmedState)
  const from = useSelector(publication, storedPublication)?.publication
  const { outdated, overtaken, ...texts } = usePublicationTexts()
  const toDraft = { archived: texts.restoring, scheduled: texts.canceling } as const
  const question =
    to === 'archived'
      ? texts.archiving
      : from === 'archived' || from === 'scheduled'
        ? toDraft[from]
        : texts.hiding
  return (
    <ToggleDialog
      toggle={publication}
      refusals={{ version_conflict: outdated, invalid_request: overtaken }}
      {...question}
    >
      {(question === texts.archiving || question === texts.hiding) && (
        <CancellationNotice publication={publication} />
      )}
    </ToggleDialog>
  )
}
