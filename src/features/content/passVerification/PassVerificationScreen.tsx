import { usePermission } from '@features/tenancy/usePermission'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PassVerificationActor } from '@machines/content/passVerification/machine'
import {
  codeOf,
  failureOf,
  isChecking,
  resultOf,
} from '@machines/content/passVerification/selectors'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { StaffOnly } from '@shared/StaffOnly'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Field } from '@ui/field/Field'
import { PageHeading } from '@ui/heading/PageHeading'
import { Input } from '@ui/input/Input'
import { Notice } from '@ui/notice/Notice'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { lead, muted, pageTitle } from '@ui/theme/typography.css'
import { useRef } from 'react'
import { CheckedPass } from './CheckedPass'
import * as css from './passVerification.css'
import type { passVerification as logic } from './passVerification.logic'

/** Lets staff at the door check a pass. */
export function PassVerificationScreen({ page: check }: PageProps<typeof logic>) {
  const { t } = useLingui()
  return (
    <div className={cx(list.page, css.page)}>
      <div className={list.titles}>
        <PageHeading className={pageTitle}>{t`Check a pass`}</PageHeading>
        <p className={cx(lead, muted)}>
          <Trans>Scan the code, paste it, or type the characters below it.</Trans>
        </p>
      </div>
      {check === undefined ? (
        <Loading label={t`Loading`}>
          <Skeleton shape="block" height="48px" />
        </Loading>
      ) : (
        <Check key={check.sessionId} check={check} />
      )}
    </div>
  )
}

function Check({ check }: { check: PassVerificationActor }) {
  const { t } = useLingui()
  const code = useSelector(check, codeOf)
  const result = useSelector(check, resultOf)
  const failure = useSelector(check, failureOf)
  const checking = useSelector(check, isChecking)
  const field = useRef<HTMLInputElement>(null)
  // Until the permission is known, the first check's response decides.
  const mayCheck = usePermission('passChecks')
  const isRefused = failure !== null && isRefusedWith(failure, 'permission_denied')
  if (isRefused || mayCheck === false) {
    return (
      <StaffOnly
        title={t`This page is for staff who check passes`}
        text={<Trans>Need to check passes? Ask your building for access.</Trans>}
      />
    )
  }
  return (
    <>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault()
          check.send({ type: 'code.submitted' })
        }}
      >
        <Field label={t`Pass code`}>
          <Input
            ref={field}
            value={code}
            onChange={({ target }) => check.send({ type: 'code.changed', code: target.value })}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            placeholder="0000-0000-0000-0000"
            // Staff open this page with a scanner or a pass in hand.
            autoFocus
          />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={checking}>
          <Trans>Check</Trans>
        </Button>
      </form>
      {failure !== null && <Failed failure={failure} />}
      {result !== null && (
        <CheckedPass
          result={result}
          check={check}
          onNext={() => {
            check.send({ type: 'next.pressed' })
            field.current?.focus()
          }}
        />
      )}
    </>
  )
}

function Failed({ failure }: { failure: Failure }) {
  return (
    <Notice tone="danger">
      {isRefusedWith(failure, 'too_many_requests') ? (
        <Trans>That’s too many in one minute. Wait a moment, then try again.</Trans>
      ) : (
        <Trans>We couldn’t check the pass. The code is still here, so try again.</Trans>
      )}
    </Notice>
  )
}
