import type { homeMachine } from '@machines/home/machine'
import type { actors as passwordUpdateActors } from '@machines/passwordUpdate/actors'
import type { requestMachine } from '@machines/request/machine'
import { createContext, useContext } from 'react'

/** The provided machines that screens behind the sign-in start for a visit. */
export type Screens = {
  home: typeof homeMachine
  /** Input: a building's uuid; data: whether its admin link may be seen. */
  adminLink: typeof requestMachine
  /** The call behind the password dialog, whose machine comes with it. */
  updatePassword: typeof passwordUpdateActors.updatePassword
}

export const ScreensContext = createContext<Screens | null>(null)

export function useScreens(): Screens {
  const screens = useContext(ScreensContext)
  if (screens === null) throw new Error('This screen is not behind the sign-in')
  return screens
}
