/** The ways in, as far as every visitor who is signed out meets them. */
export { NotFoundScreen } from '@screens/entry/NotFoundScreen'
export { SignInScreen } from '@screens/entry/SignInScreen'
export { SigningOutScreen } from '@screens/entry/SigningOutScreen'
export { WizardScreen } from '@screens/entry/WizardScreen'
