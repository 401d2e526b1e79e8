import { maxPersonNameLength } from '@contract/personName'
import { CheckedForm } from '@features/auth/signIn/CheckedForm'
import { useNameErrors } from '@features/auth/wizard/useNameErrors'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ProfileFields } from '@machines/account/profile/fields'
import type { ProfileActor } from '@machines/account/profile/machine'
import {
  canSave,
  failureOf,
  isSaved,
  isSaving,
  knownUser,
  nameError,
  shownFields,
} from '@machines/account/profile/selectors'
import { isRefusedWith } from '@machines/kernel/failure'
import { buildingsOf } from '@machines/tenancy/building/selectors'
import { useAvatarUrl } from '@shared/useAvatarUrl'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Avatar } from '@ui/avatar/Avatar'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Dialog } from '@ui/dialog/Dialog'
import { Field } from '@ui/field/Field'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { Select } from '@ui/select/Select'
import { muted, small } from '@ui/theme/typography.css'
import * as css from './account.css'

const firstError = nameError('first_name')
const lastError = nameError('last_name')

/** The editable fields of the user's profile; company and e-mail address are read-only. */
export function ProfileForm({ profile }: { profile: ProfileActor }) {
  const { t } = useLingui()
  const user = useSelector(profile, knownUser)
  const fields = useSelector(profile, shownFields, isSame)
  const ready = useSelector(profile, canSave)
  const busy = useSelector(profile, isSaving)
  const saved = useSelector(profile, isSaved)
  const failure = useSelector(profile, failureOf)
  const names = useNameErrors()
  const firstProblem = names.textOf(useSelector(profile, firstError))
  const lastProblem = names.textOf(useSelector(profile, lastError))
  const buildings = useShared('building', buildingsOf)
  const face = useAvatarUrl(user)
  if (user === null || fields === null) return null
  const { first_name, last_name, default_building_uuid: chosen } = fields
  const isClosed = failure !== null && isRefusedWith(failure, 'building_not_available')
  const change = (name: keyof ProfileFields, value: string) =>
    profile.send({ type: 'field.changed', name, value })
  const problems = names.problemsOf({ first_name, last_name })
  const name = `${user.first_name} ${user.last_name}`
  return (
    <>
      <div className={css.person}>
        <Avatar name={name} src={face} size="large" decorative />
        <div className={css.personLabel}>
          <p className={css.personName}>{name}</p>
          <p className={cx(small, muted, css.mail)}>{user.email}</p>
        </div>
      </div>
      <CheckedForm
        className={css.form}
        problems={ready || busy ? [] : problems}
        onSubmit={() => profile.send({ type: 'profile.submitted' })}
        aria-busy={busy}
      >
        {failure !== null && !isClosed && (
          <Notice tone="danger" title={t`We couldn’t save your profile`} live>
            <Trans>What you typed is still here. Please try again.</Trans>
          </Notice>
        )}
        <Field name="first_name" label={t`First name`} error={firstProblem}>
          <Input
            name="given-name"
            autoComplete="given-name"
            value={first_name}
            maxLength={maxPersonNameLength}
            onChange={({ target }) => change('first_name', target.value)}
            onBlur={() => profile.send({ type: 'field.left', name: 'first_name' })}
          />
        </Field>
        <Field name="last_name" label={t`Last name`} error={lastProblem}>
          <Input
            name="family-name"
            autoComplete="family-name"
            value={last_name}
            maxLength={maxPersonNameLength}
            onChange={({ target }) => change('last_name', target.value)}
            onBlur={() => profile.send({ type: 'field.left', name: 'last_name' })}
          />
        </Field>
        <Field label={t`Company`}>
          <Input name="organization" value={user.company_name || '–'} disabled />
        </Field>
        <Field label={t`Email`}>
          <Input name="email" type="email" value={user.email} disabled />
        </Field>
        <Field
          name="default_building_uuid"
          label={t`Default building`}
          hint={t`Opens first when you sign in.`}
          error={isClosed ? t`Choose one of your own buildings` : undefined}
        >
          <Select
            value={buildings.some(({ uuid }) => uuid === chosen) ? chosen : ''}
            placeholder={t`Choose a building`}
            disabled={buildings.length === 0}
            options={buildings.map(({ uuid, name: label }) => ({ value: uuid, label }))}
            onChange={({ currentTarget }) => change('default_building_uuid', currentTarget.value)}
          />
        </Field>
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            busyLabel={t`Saving your profile`}
            unready={!ready && !busy && problems.length === 0}
          >
            <Trans>Save changes</Trans>
          </Button>
        </div>
      </CheckedForm>
      {saved && <ProfileUpdatedDialog onClose={() => profile.send({ type: 'dialog.closed' })} />}
    </>
  )
}

type Shown = ProfileFields | null
const isSame = (a: Shown, b: Shown): boolean => JSON.stringify(a) === JSON.stringify(b)

function ProfileUpdatedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`Your profile has been updated`}
      footer={
        <Button variant="primary" onClick={onClose}>
          <Trans>OK</Trans>
        </Button>
      }
    />
  )
}
