import type { homeMachine } from '@machines/home/machine'
import type { linkOutMachine } from '@machines/linkOut/machine'
import type { actors as passwordUpdateActors } from '@machines/passwordUpdate/actors'
import type { requestMachine } from '@machines/request/machine'
import type { utilitiesMachine } from '@machines/utilities/machine'
import { createContext, useContext } from 'react'
import type { DetailScreens } from './DetailsContext'

type LoadPage = NonNullable<
  NonNullable<Parameters<typeof linkOutMachine.provide>[0]['actors']>['loadPage']
>

/** The provided machines that screens behind the sign-in start for a visit. */
export type Screens = {
  home: typeof homeMachine
  utilities: typeof utilitiesMachine
  /** Input: a building's uuid; data: whether its admin link may be seen. */
  adminLink: typeof requestMachine
  /** The call behind the password dialog, whose machine comes with it. */
  updatePassword: typeof passwordUpdateActors.updatePassword
  /** What the full-screen frame asks before it shows a page; its machine comes with it. */
  loadPage: LoadPage
  /** Fetches the machines of the pages that home leads to. */
  openDetails: () => Promise<DetailScreens>
}

export const ScreensContext = createContext<Screens | null>(null)

export function useScreens(): Screens {
  const screens = useContext(ScreensContext)
  if (screens === null) throw new Error('This screen is not behind the sign-in')
  return screens
}
