/** The ways in, as far as every visitor who is signed out meets them. */

export { SignInScreen } from '@features/auth/signIn/SignInScreen'
export { SigningOutScreen } from '@features/auth/signIn/SigningOutScreen'
export { WizardScreen } from '@features/auth/signIn/WizardScreen'
export { NotFoundScreen } from '@features/platform/trouble/NotFoundScreen'
