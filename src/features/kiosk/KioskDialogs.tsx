import { asciiDigits } from '@contract/digits'
import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/kernel/failure'
import { isBusy, kioskDialog, kioskFailure, requiresPin } from '@machines/kiosk/kiosk/machine'
import { useAppServices } from '@shared/AppContext'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { useId, useState } from 'react'

/** Dialogs that start and end kiosk mode. */
export function KioskDialogs() {
  const dialog = useShared('kiosk', kioskDialog)
  return (
    <>
      <StartDialog open={dialog === 'start'} />
      {dialog === 'leave' && <LeaveDialog />}
    </>
  )
}

function StartDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  const busy = useShared('kiosk', isBusy)
  const notice = useConnectionNotice()
  const close = () => system.kiosk.send({ type: 'dialog.closed' })
  return (
    <Dialog
      open={open}
      onClose={close}
      closeLabel={t`Close`}
      title={t`Turn this into a kiosk?`}
      description={
        <Trans>
          Anyone who walks by can use it. You’ll be signed out, and none of your data stays on it.
        </Trans>
      }
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            variant="primary"
            busy={busy}
            busyLabel={t`One moment`}
            onClick={() => system.kiosk.send({ type: 'start.confirmed' })}
          >
            <Trans>Start kiosk mode</Trans>
          </Button>
        </>
      }
    >
      {notice !== null && <Notice tone="danger">{notice}</Notice>}
    </Dialog>
  )
}

function LeaveDialog() {
  const { t } = useLingui()
  const { system } = useAppServices()
  const busy = useShared('kiosk', isBusy)
  const [isSent, setIsSent] = useState(false)
  // The failure of a dialog that was closed is not this one's.
  const failure = useConnectionNotice()
  const notice = isSent ? failure : null
  const hasPin = useShared('kiosk', requiresPin)
  const [pin, setPin] = useState('')
  const form = useId()
  const close = () => system.kiosk.send({ type: 'dialog.closed' })
  const isMissing = hasPin && pin === ''
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Leave kiosk mode?`}
      description={<Trans>The kiosk session ends, and the sign-in page opens.</Trans>}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={close}>
            <Trans>Stay</Trans>
          </Button>
          <Button variant="primary" type="submit" form={form} busy={busy} busyLabel={t`One moment`}>
            <Trans>Leave kiosk mode</Trans>
          </Button>
        </>
      }
    >
      <CheckedForm
        id={form}
        problems={isMissing ? [{ field: 'pin', text: t`Enter the PIN` }] : []}
        onSubmit={() => {
          setIsSent(true)
          system.kiosk.send({ type: 'leave.confirmed', pin })
        }}
      >
        {hasPin ? (
          <Field name="pin" label={t`PIN`} error={notice}>
            <Input
              type="password"
              inputMode="numeric"
              autoComplete="off"
              value={pin}
              onChange={(event) => setPin(asciiDigits(event.currentTarget.value))}
            />
          </Field>
        ) : (
          notice !== null && <Notice tone="danger">{notice}</Notice>
        )}
      </CheckedForm>
    </Dialog>
  )
}

/** What helps after a refusal; null without one. */
function useConnectionNotice(): string | null {
  const { t } = useLingui()
  const failure = useShared('kiosk', kioskFailure)
  if (failure === null) return null
  if (isRefusedWith(failure, 'kiosk_pin_wrong')) {
    return t`That PIN isn’t right. Ask the building’s staff.`
  }
  if (isRefusedWith(failure, 'too_many_requests')) return t`Too many attempts. Wait a few minutes.`
  return t`That didn’t work. Check your connection and try again.`
}
