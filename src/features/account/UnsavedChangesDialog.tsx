import { Trans, useLingui } from '@lingui/react/macro'
import type { unsavedChangesMachine } from '@machines/account/unsavedChanges/machine'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import type { ActorRefFrom } from 'xstate'

type Props = { unsavedChanges: ActorRefFrom<typeof unsavedChangesMachine> }

/** Asks for confirmation before unsaved changes are discarded. */
export function UnsavedChangesDialog({ unsavedChanges }: Props) {
  const { t } = useLingui()
  const stay = () => unsavedChanges.send({ type: 'leave.declined' })
  return (
    <Dialog
      open
      onClose={stay}
      closeLabel={t`Close`}
      title={t`Leave without saving?`}
      description={<Trans>Your changes haven’t been saved.</Trans>}
      footer={
        <>
          <Button variant="danger" onClick={() => unsavedChanges.send({ type: 'leave.confirmed' })}>
            <Trans>Discard changes</Trans>
          </Button>
          <Button variant="primary" onClick={stay}>
            <Trans>Keep editing</Trans>
          </Button>
        </>
      }
    />
  )
}
