import { Trans, useLingui } from '@lingui/react/macro'
import type { claimMachine } from '@machines/operate/claim/machine'
import {
  formOf,
  hasCheckFailed,
  isChecking,
  isClaimed,
  isUnusable,
  wasUsed,
} from '@machines/operate/claim/selectors'
import { buttonClass } from '@ui/button/buttonClass'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { useSelector } from '@xstate/react'
import KeyRound from 'lucide-react/icons/key-round'
import PartyPopper from 'lucide-react/icons/party-popper'
import type { PageProps } from '../definePage'
import { paths } from '../paths'
import { ConsoleLink } from '../shell/ConsoleLink'
import * as frame from '../signIn/SignIn.css'
import { ClaimFormView } from './ClaimFormView'

/** Makes the reader of the printed link the first operator. */
export function SetupScreen({ page: claim }: PageProps<typeof claimMachine>) {
  const { t } = useLingui()
  const checking = useSelector(claim, isChecking)
  const failed = useSelector(claim, hasCheckFailed)
  const unusable = useSelector(claim, isUnusable)
  const used = useSelector(claim, wasUsed)
  const claimed = useSelector(claim, isClaimed)
  const form = useSelector(claim, formOf)
  return (
    <div className={frame.screen}>
      <div className={frame.panel}>
        <p className={frame.mark}>Portico</p>
        {checking && (
          <Loading label={t`Checking the link`}>
            <Skeleton lines={4} />
          </Loading>
        )}
        {failed && (
          <FailedState
            level="h1"
            title={t`The link couldn’t be checked`}
            text={t`Check your connection and try again.`}
            retryLabel={t`Try again`}
            onRetry={() => claim.send({ type: 'request.retried' })}
          />
        )}
        {unusable && (
          <EmptyState
            level="h1"
            icon={<KeyRound size={24} />}
            title={used ? t`This link was used already` : t`This link no longer works`}
            text={
              used
                ? t`Sign in with the account that was created with it.`
                : t`It is good for an hour. Restart the server: it prints a new one.`
            }
            action={
              <ConsoleLink href={paths.overview} className={buttonClass({ variant: 'secondary' })}>
                <Trans>Go to the sign-in</Trans>
              </ConsoleLink>
            }
          />
        )}
        {claimed && (
          <EmptyState
            level="h1"
            icon={<PartyPopper size={24} />}
            title={t`You’re the operator`}
            text={t`Next, open your building. It takes about ten minutes.`}
            action={
              <ConsoleLink href={paths.overview} className={buttonClass({ variant: 'primary' })}>
                <Trans>Continue</Trans>
              </ConsoleLink>
            }
          />
        )}
        {form !== undefined && !claimed && <ClaimFormView form={form} />}
      </div>
    </div>
  )
}
