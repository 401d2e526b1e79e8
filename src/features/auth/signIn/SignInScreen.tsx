import { UnreachableScreen } from '@features/platform/crash/UnreachableScreen'
import { EntryFrame } from '@features/platform/entry/EntryFrame'
import type { SignInActor } from '@machines/auth/signIn/machine'
import {
  hasSoleProvider,
  isChoosingProvider,
  isDomainUnknown,
  signInStep,
} from '@machines/auth/signIn/selectors'
import {
  isCodeMissing,
  isReturningFromProvider,
  isSignedOut,
  ssoCallbackOf,
} from '@machines/platform/app/selectors'
import { useAppServices } from '@shared/AppContext'
import { lazyView } from '@shared/lazyView'
import { useSelector } from '@shared/useSelector'
import { useApp } from '@shared/useShared'
import { Spinner } from '@ui/spinner/Spinner'
import type { ComponentType } from 'react'
import { EmailStep } from './EmailStep'
import { PasswordStep } from './PasswordStep'

// Loaded lazily because few users see one of these.
const DomainUnknownDialog = lazyView(async () => (await import('./DomainUnknownDialog')).default)
const SignInProviders = lazyView(
  async () => (await import('@features/auth/wizard/SignInProviders')).SignInProviders,
)
const SsoCallback = lazyView(
  async () => (await import('@features/auth/wizard/SsoCallback')).SsoCallback,
  <Spinner />,
)

const steps = {
  ENTER_EMAIL: EmailStep,
  ENTER_PASSWORD: PasswordStep,
} satisfies Record<
  NonNullable<ReturnType<typeof signInStep>>,
  ComponentType<{ signIn: SignInActor }>
>

/** The sign-in: e-mail, then the step that the address requires. */
export function SignInScreen() {
  const signIn = useApp((snapshot) => snapshot.children.signIn)
  const { app } = useAppServices()
  const isReturning = useApp(isReturningFromProvider)
  const isMissing = useApp(isCodeMissing)
  const ssoCallback = useApp(ssoCallbackOf)
  if (isMissing) {
    return (
      <EntryFrame>
        <UnreachableScreen />
      </EntryFrame>
    )
  }
  if (isReturning) {
    return (
      <EntryFrame>
        {ssoCallback === undefined ? <Spinner /> : <SsoCallback actor={ssoCallback} />}
      </EntryFrame>
    )
  }
  if (signIn === undefined || !isSignedOut(app.getSnapshot()))
    return <EntryFrame>{null}</EntryFrame>
  return <SignInSteps signIn={signIn} />
}

function SignInSteps({ signIn }: { signIn: SignInActor }) {
  const step = useSelector(signIn, signInStep)
  const isUnknown = useSelector(signIn, isDomainUnknown)
  const isChoosing = useSelector(signIn, isChoosingProvider)
  const isReplaced = useSelector(signIn, hasSoleProvider) && isChoosing
  const Step = steps[step]
  return (
    <EntryFrame>
      {!isReplaced && <Step signIn={signIn} />}
      {isUnknown && <DomainUnknownDialog signIn={signIn} />}
      {isChoosing && <SignInProviders signIn={signIn} />}
    </EntryFrame>
  )
}
