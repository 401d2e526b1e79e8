import { createRoute } from '@tanstack/react-router'
import { guard, requirementsGuard } from './guards'
import { rootRoute } from './rootRoute'
import { screenView } from './screenView'

const signInScreen = screenView(
  async () => (await import('@features/auth/signIn/SignInScreen')).SignInScreen,
)
const wizardScreen = screenView(
  async () => (await import('@features/auth/signIn/WizardScreen')).WizardScreen,
)
const signingOutScreen = screenView(
  async () => (await import('@features/auth/signIn/SigningOutScreen')).SigningOutScreen,
)

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { kind: 'login' },
  beforeLoad: guard('login'),
  component: signInScreen,
})
const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  staticData: { kind: 'signUp' },
  beforeLoad: guard('signUp'),
  component: wizardScreen,
})
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { kind: 'resetPassword' },
  beforeLoad: guard('resetPassword'),
  component: wizardScreen,
})
const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { kind: 'logout' },
  beforeLoad: (attempt) => {
    // A guest leaves a kiosk only with its button and PIN.
    requirementsGuard(['tenant'])(attempt)
    guard('logout')(attempt)
  },
  component: signingOutScreen,
})

/** The routes of sign-in, sign-up, password reset and sign-out. */
export const authRoutes = [login, signUp, resetPassword, logout] as const
