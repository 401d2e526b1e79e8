import type { SignInInput, SignInOutput } from '@machines/auth/signIn/context'
import { isDeveloperBuild } from '@rules/platform/developerBuild'
import type { AppInput } from '../context'

type Given = Pick<SignInInput, 'farmSelectorEmail'>

export const signInForDevelopers = ({ deployment }: AppInput): Given =>
  isDeveloperBuild
    ? { farmSelectorEmail: deployment.developer?.farmSelectorEmail ?? null }
    : ({} as Given)

const way = [
  {
    guard: {
      type: 'isFarmSelector',
      params: ({ event }: { event: { output: SignInOutput } }) => ({ output: event.output }),
    },
    target: 'loggingIn',
    reenter: true,
    actions: ['forgetEmail', 'openFarmSelector'],
  },
] as const
/** Restarts the sign-in with an empty field, below the selector. */
export const toFarmSelector = isDeveloperBuild ? way : []
