import { isSignedOut } from '@machines/app/selectors'
import type { signInMachine } from '@machines/signIn/machine'
import { signInStep } from '@machines/signIn/selectors'
import { useAppServices } from '@screens/app/AppContext'
import { useApp } from '@screens/app/useShared'
import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import { DomainUnknownDialog } from './DomainUnknownDialog'
import { EmailStep } from './EmailStep'
import { EntryFrame } from './EntryFrame'
import { PasswordStep } from './PasswordStep'

export type SignInActor = ActorRefFrom<typeof signInMachine>

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
  if (signIn === undefined || !isSignedOut(app.getSnapshot()))
    return <EntryFrame>{null}</EntryFrame>
  return <SignInSteps signIn={signIn} />
}

function SignInSteps({ signIn }: { signIn: SignInActor }) {
  const step = useSelector(signIn, signInStep)
  const Step = steps[step]
  return (
    <EntryFrame>
      <Step signIn={signIn} />
      <DomainUnknownDialog signIn={signIn} />
    </EntryFrame>
  )
}
