import { createRoute } from '@tanstack/react-router'
import { areaPage } from './areaPage'
import { guard, requirementsGuard } from './guards'
import { rootRoute } from './rootRoute'

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { kind: 'login' },
  beforeLoad: guard('login'),
  component: areaPage('entry', 'SignInScreen'),
})
const signUp = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  staticData: { kind: 'signUp' },
  beforeLoad: guard('signUp'),
  component: areaPage('entry', 'WizardScreen'),
})
const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  staticData: { kind: 'resetPassword' },
  beforeLoad: guard('resetPassword'),
  component: areaPage('entry', 'WizardScreen'),
})
const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/logout',
  staticData: { kind: 'logout' },
  beforeLoad: (attempt) => {
    // A kiosk is left by its own button, and its PIN.
    requirementsGuard(['tenant'])(attempt)
    guard('logout')(attempt)
  },
  component: areaPage('entry', 'SigningOutScreen'),
})

/** The ways in and out. */
export const authRoutes = [login, signUp, resetPassword, logout] as const
