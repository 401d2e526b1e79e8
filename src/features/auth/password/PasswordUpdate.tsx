import type { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import { isUpdated } from '@machines/auth/passwordUpdate/selectors'
import { useSelector } from '@shared/useSelector'
import type { ActorRefFrom } from 'xstate'
import { ResetSuccessDialog } from './ResetSuccessDialog'
import { UpdatePasswordDialog } from './UpdatePasswordDialog'

/** The change of a password, from the form to the confirmation. */
export function PasswordUpdate({ update }: { update: ActorRefFrom<typeof passwordUpdateMachine> }) {
  const updated = useSelector(update, isUpdated)
  if (!updated) return <UpdatePasswordDialog update={update} />
  return <ResetSuccessDialog onClose={() => update.send({ type: 'dialog.closed' })} />
}
