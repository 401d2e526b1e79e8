import { Trans, useLingui } from '@lingui/react/macro'
import type { passwordUpdateMachine } from '@machines/auth/passwordUpdate/machine'
import {
  areUnequal,
  canUpdate,
  checklist,
  confirmationOf,
  currentOf,
  failureOf,
  isBusy,
  passwordOf,
} from '@machines/auth/passwordUpdate/selectors'
import { userOf } from '@machines/auth/session/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Notice } from '@ui/notice/Notice'
import { PasswordInput } from '@ui/passwordInput/PasswordInput'
import { useId } from 'react'
import type { ActorRefFrom } from 'xstate'
import { CheckedForm } from '../signIn/CheckedForm'
import { PasswordFields } from './PasswordFields'
import * as css from './password.css'
import { usePasswordProblems } from './usePasswordProblems'

type Props = { update: ActorRefFrom<typeof passwordUpdateMachine> }

export function UpdatePasswordDialog({ update }: Props) {
  const { t } = useLingui()
  const form = useId()
  const busy = useSelector(update, isBusy)
  const ready = useSelector(update, canUpdate)
  const failure = useSelector(update, failureOf)
  const { refusesEarlierPasswords: isReuseError } = useFeatures()
  const email = useShared('session', (snapshot) => userOf(snapshot)?.email ?? '')
  const isWrong = failure !== null && isRefusedWith(failure, 'credentials_not_match')
  const isReused = failure !== null && isRefusedWith(failure, 'password_has_been_used')
  const isCommon = failure !== null && isRefusedWith(failure, 'password_too_weak')
  const close = () => update.send({ type: 'dialog.closed' })
  const reuseError = isReused && isReuseError ? t`You can not reuse this old password` : undefined
  const chosenError = isCommon ? t`This password is too easy to guess` : reuseError
  const current = useSelector(update, currentOf)
  const chosen = {
    password: useSelector(update, passwordOf),
    confirmation: useSelector(update, confirmationOf),
    checklist: useSelector(update, checklist, isSame),
  }
  const chosenProblems = usePasswordProblems(chosen)
  const problems = [
    ...(current === '' ? [{ field: 'current', text: t`Enter your current password` }] : []),
    ...chosenProblems,
  ]
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Update password`}
      description={<Trans>You’ll be signed out on your other devices.</Trans>}
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
          >
            <Trans>Update password</Trans>
          </Button>
        </>
      }
    >
      <CheckedForm
        id={form}
        className={css.fields}
        problems={ready || busy ? [] : problems}
        onSubmit={() => update.send({ type: 'password.submitted' })}
        aria-busy={busy}
      >
        {failure !== null && !isWrong && !isReused && !isCommon && (
          <Notice tone="danger" title={t`Something went wrong`} live>
            {t`Please try again. If it persists, contact support.`}
          </Notice>
        )}
        {isReused && !isReuseError && (
          <Notice tone="danger" title={t`New password cannot match old passwords`} live />
        )}
        <Field
          name="current"
          label={t`Current password`}
          error={isWrong ? t`That’s not your current password` : undefined}
        >
          <PasswordInput
            name="current-password"
            autoComplete="current-password"
            showLabel={t`Show password`}
            hideLabel={t`Hide password`}
            value={current}
            onChange={(event) =>
              update.send({ type: 'current.changed', current: event.target.value })
            }
          />
        </Field>
        <PasswordFields
          email={email}
          {...chosen}
          areUnequal={useSelector(update, areUnequal)}
          error={chosenError}
          onPassword={(password) => update.send({ type: 'password.changed', password })}
          onConfirmation={(confirmation) =>
            update.send({ type: 'confirmation.changed', confirmation })
          }
          onConfirmationLeft={() => update.send({ type: 'confirmation.left' })}
        />
      </CheckedForm>
    </Dialog>
  )
}

type Items = ReturnType<typeof checklist>
const isSame = (a: Items, b: Items) => a.every(({ met }, at) => met === b[at]?.met)
