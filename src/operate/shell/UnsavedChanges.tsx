import { Trans, useLingui } from '@lingui/react/macro'
import type { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { isConfirming } from '@machines/account/unsavedChanges/selectors'
import { pageNameOf } from '@machines/operate/console/selectors'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { useConsole, useConsoleServices } from '../ConsoleContext'

/** Asks before the operator leaves a page with unsaved changes. */
export function UnsavedChanges() {
  const { t } = useLingui()
  const unsaved = useConsoleServices().console.system.get('unsavedChanges') as ActorRefFrom<
    typeof unsavedChangesMachine
  >
  const isOpen = useSelector(unsaved, isConfirming)
  const isImporting = useConsole(pageNameOf) === 'import'
  const stay = () => unsaved.send({ type: 'leave.declined' })
  return (
    <Dialog
      open={isOpen}
      onClose={stay}
      closeLabel={t`Close`}
      title={isImporting ? t`Leave while people are imported?` : t`Leave without saving?`}
      description={
        isImporting ? (
          <Trans>The import goes on, but you won’t see which lines were left out.</Trans>
        ) : (
          <Trans>Your changes haven’t been saved.</Trans>
        )
      }
      footer={
        <>
          <Button variant="danger" onClick={() => unsaved.send({ type: 'leave.confirmed' })}>
            {isImporting ? <Trans>Leave</Trans> : <Trans>Discard changes</Trans>}
          </Button>
          <Button variant="primary" onClick={stay}>
            {isImporting ? <Trans>Stay</Trans> : <Trans>Keep editing</Trans>}
          </Button>
        </>
      }
    />
  )
}
