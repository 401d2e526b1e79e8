import {
  isCodeMissing,
  isReturningFromProvider,
  isSignedOut,
  ssoReturnOf,
} from '@machines/app/selectors'
import type { signInMachine } from '@machines/signIn/machine'
import { isChoosingProvider, isDomainUnknown, signInStep } from '@machines/signIn/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { lazyView } from '@screens/app/lazyView'
import { useApp } from '@screens/app/useShared'
import { Spinner } from '@ui/spinner/Spinner'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { EmailStep } from './EmailStep'
import { EntryFrame } from './EntryFrame'
import { PasswordStep } from './PasswordStep'
import { UnreachableScreen } from './UnreachableScreen'

export type SignInActor = ActorRefFrom<typeof signInMachine>

// Few visitors meet one of these.
const DomainUnknownDialog = lazyView(async () => (await import('./DomainUnknownDialog')).default)
const SignInProviders = lazyView(async () => (await import('@areas/wizard')).SignInProviders)
const SsoReturn = lazyView(async () => (await import('@areas/wizard')).SsoReturn, <Spinner />)

const steps = {
  ENTER_EMAIL: EmailStep,
  ENTER_PASSWORD: PasswordStep,
} satisfies Record<
  NonNullable<ReturnType<typeof signInStep>>,
  ComponentType<{ signIn: SignInActor }>
>

/** The login flow: e-mail, then what the address calls for. */
export function SignInScreen() {
  const signIn = useApp((snapshot) => snapshot.children.signIn)
  const { app } = useAppServices()
  const isReturning = useApp(isReturningFromProvider)
  const isMissing = useApp(isCodeMissing)
  const ssoReturn = useApp(ssoReturnOf)
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
        {ssoReturn === undefined ? <Spinner /> : <SsoReturn actor={ssoReturn} />}
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
  const Step = steps[step]
  return (
    <EntryFrame>
      <Step signIn={signIn} />
      {isUnknown && <DomainUnknownDialog signIn={signIn} />}
      {isChoosing && <SignInProviders signIn={signIn} />}
    </EntryFrame>
  )
}
