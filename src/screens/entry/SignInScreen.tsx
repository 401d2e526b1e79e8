import { isReturningFromProvider, isSignedOut } from '@machines/app/selectors'
import type { signInMachine } from '@machines/signIn/machine'
import { isChoosingProvider, isDomainUnknown, signInStep } from '@machines/signIn/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useApp } from '@screens/app/useShared'
import { useSelector } from '@xstate/react'
import { type ComponentType, lazy, Suspense } from 'react'
import type { ActorRefFrom } from 'xstate'
import { EmailStep } from './EmailStep'
import { EntryFrame } from './EntryFrame'
import { PasswordStep } from './PasswordStep'

export type SignInActor = ActorRefFrom<typeof signInMachine>

// Few visitors meet one of these.
const DomainUnknownDialog = lazy(() => import('./DomainUnknownDialog'))
const SignInProviders = lazy(() => import('@screens/wizard/SignInProviders'))
const SsoReturnScreen = lazy(() => import('@screens/wizard/SsoReturnScreen'))

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
  if (isReturning) {
    return (
      <EntryFrame>
        <Suspense>
          <SsoReturnScreen />
        </Suspense>
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
      <Suspense>
        {isUnknown && <DomainUnknownDialog signIn={signIn} />}
        {isChoosing && <SignInProviders signIn={signIn} />}
      </Suspense>
    </EntryFrame>
  )
}
