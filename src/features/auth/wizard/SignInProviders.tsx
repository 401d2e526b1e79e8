import { Trans, useLingui } from '@lingui/react/macro'
import type { SignInActor } from '@machines/auth/signIn/machine'
import {
  emailOf,
  failureOf,
  hasSoleProvider,
  isBusy,
  mayChooseEmail,
  providersOf,
} from '@machines/auth/signIn/selectors'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { PageHeading } from '@ui/heading/PageHeading'
import { mirrored } from '@ui/icon/mirrored.css'
import { body, muted, pageTitle } from '@ui/theme/typography.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import * as css from '../signIn/step.css'
import { useFirstFocus } from '../signIn/useFirstFocus'
import { type Choice, ProviderChoice, ProviderReason } from './ProviderChoice'
import { ProviderDialog } from './ProviderDialog'

type Props = Choice & { email: string; onClose: () => void }

/** The company's sign-in of an existing account: a step for one provider, a dialog for several. */
export function SignInProviders({ signIn }: { signIn: SignInActor }) {
  const Providers = useSelector(signIn, hasSoleProvider) ? SoleProvider : ProviderDialog
  return (
    <Providers
      email={useSelector(signIn, emailOf)}
      providers={useSelector(signIn, providersOf)}
      busy={useSelector(signIn, isBusy)}
      failure={useSelector(signIn, failureOf)}
      mayChooseEmail={useSelector(signIn, mayChooseEmail)}
      onProvider={(url) => signIn.send({ type: 'provider.chosen', url })}
      onEmail={() => signIn.send({ type: 'email.chosen' })}
      onClose={() => signIn.send({ type: 'dialog.closed' })}
    />
  )
}

function SoleProvider({ email, onClose, ...choice }: Props) {
  const { t } = useLingui()
  return (
    <div ref={useFirstFocus<HTMLDivElement>()} className={css.nextStep}>
      <div className={css.back}>
        <Button
          variant="ghost"
          icon={<ArrowLeft size={20} aria-hidden="true" className={mirrored} />}
          onClick={onClose}
        >
          <Trans>Back</Trans>
        </Button>
      </div>
      <div className={css.textBlock}>
        <PageHeading className={pageTitle}>{t`Company sign-in`}</PageHeading>
        <p className={cx(body, muted, css.address)}>{email}</p>
        <p className={cx(body, muted)}>
          <ProviderReason mayChooseEmail={choice.mayChooseEmail} />
        </p>
      </div>
      <ProviderChoice {...choice} />
    </div>
  )
}
