import { Trans, useLingui } from '@lingui/react/macro'
import { isRefusedWith } from '@machines/failure'
import type { passwordUpdateMachine } from '@machines/passwordUpdate/machine'
import {
  areUnequal,
  canUpdate,
  checklist,
  confirmationOf,
  currentOf,
  failureOf,
  isBusy,
  passwordOf,
} from '@machines/passwordUpdate/selectors'
import { userOf } from '@machines/session/selectors'
import { useFeatures } from '@screens/app/useFeatures'
import { useShared } from '@screens/app/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { useSelector } from '@xstate/react'
import { type FormEvent, useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { PasswordFields } from './PasswordFields'
import * as css from './password.css'

type Props = { update: ActorRefFrom<typeof passwordUpdateMachine> }

/** "Update password", from the settings. */
export function UpdatePasswordDialog({ update }: Props) {
  const { t } = useLingui()
  const form = useId()
  const busy = useSelector(update, isBusy)
  const ready = useSelector(update, canUpdate)
  const failure = useSelector(update, failureOf)
  const { refusesEarlierPasswords: saysReuse } = useFeatures()
  const email = useShared('session', (snapshot) => userOf(snapshot)?.email ?? '')
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  const isReused = failure !== null && isRefusedWith(failure, 'password_has_been_used')
  const isCommon = failure !== null && isRefusedWith(failure, 'password_too_weak')
  const close = () => update.send({ type: 'dialog.closed' })
  const reuseError = isReused && saysReuse ? t`You can not reuse this old password` : undefined
  const chosenError = isCommon ? t`This password is too easy to guess` : reuseError
  const submit = (event: FormEvent) => {
    event.preventDefault()
    update.send({ type: 'password.submitted' })
  }
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Update password`}
      description={<Trans>Other devices are signed out when it changes.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={busy}
            busyLabel={t`Saving your password`}
            disabled={!ready && !busy}
          >
            <Trans>Update password</Trans>
          </Button>
        </>
      }
    >
      <form id={form} className={css.fields} onSubmit={submit} noValidate aria-busy={busy}>
        {failure !== null && !isWrong && !isReused && !isCommon && (
          <Notice tone="danger" title={t`Something went wrong`} live>
            {t`Please try again. If it persists, contact support.`}
          </Notice>
        )}
        {isReused && !saysReuse && (
          <Notice tone="danger" title={t`New password cannot match old passwords`} live />
        )}
        <Field
          label={t`Current password`}
          error={isWrong ? t`This is not your password` : undefined}
        >
          <PasswordInput
            name="current-password"
            autoComplete="current-password"
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={useSelector(update, currentOf)}
            onChange={(event) =>
              update.send({ type: 'current.changed', current: event.target.value })
            }
          />
        </Field>
        <PasswordFields
          email={email}
          password={useSelector(update, passwordOf)}
          confirmation={useSelector(update, confirmationOf)}
          checklist={useSelector(update, checklist, isSame)}
          areUnequal={useSelector(update, areUnequal)}
          error={chosenError}
          onPassword={(password) => update.send({ type: 'password.changed', password })}
          onConfirmation={(confirmation) =>
            update.send({ type: 'confirmation.changed', confirmation })
          }
          onConfirmationLeft={() => update.send({ type: 'confirmation.left' })}
        />
      </form>
    </Dialog>
  )
}

type Items = ReturnType<typeof checklist>
const isSame = (a: Items, b: Items) => a.every(({ met }, at) => met === b[at]?.met)
