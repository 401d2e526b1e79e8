import { Trans } from '@lingui/react/macro'
import { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import { isUpdated } from '@machines/passwordUpdate/selectors'
import { useScreens } from '@screens/app/ScreensContext'
import { Button } from '@ui/button/Button'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { ResetSuccessDialog } from './ResetSuccessDialog'
import { UpdatePasswordDialog } from './UpdatePasswordDialog'

/** The entry of the settings, and the dialogs that it opens. */
export function UpdatePassword() {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Update password</Trans>
      </Button>
      {open && <Update onClosed={close} />}
    </>
  )
}

function Update({ onClosed }: { onClosed: () => void }) {
  const { updatePassword } = useScreens()
  const machine = useMemo(
    () => passwordUpdateMachine.provide({ actors: { updatePassword } }),
    [updatePassword],
  )
  const update = useActorRef(machine)
  const updated = useSelector(update, isUpdated)
  useEffect(() => {
    const closing = update.subscribe({ complete: onClosed })
    return () => closing.unsubscribe()
  }, [update, onClosed])
  if (!updated) return <UpdatePasswordDialog update={update} />
  return <ResetSuccessDialog onClose={() => update.send({ type: 'dialog.closed' })} />
}
