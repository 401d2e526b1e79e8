import type { SignInActor } from '@machines/auth/signIn/machine'
import { failureOf, isBusy, mayChooseEmail, providersOf } from '@machines/auth/signIn/selectors'
import { useSelector } from '@shared/useSelector'
import { ProviderDialog } from './ProviderDialog'

/** The provider dialog for an existing account, over the sign-in. */
export function SignInProviders({ signIn }: { signIn: SignInActor }) {
  return (
    <ProviderDialog
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
