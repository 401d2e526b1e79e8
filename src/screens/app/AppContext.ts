import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/app/system'
import type { homeMachine } from '@machines/home/machine'
import type { requestMachine } from '@machines/request/machine'
import { createContext, useContext } from 'react'

/** What screens are given: actors to listen to, and the provided machines that they may start. */
export type AppServices = {
  app: AppActor
  system: AppSystem
  deployment: BrowserDeployment
  screens: {
    home: typeof homeMachine
    /** Input: a building's uuid; data: whether its admin link may be seen. */
    adminLink: typeof requestMachine
  }
}

export const AppContext = createContext<AppServices | null>(null)

export function useAppServices(): AppServices {
  const services = useContext(AppContext)
  if (services === null) throw new Error('This screen is not inside an AppContext')
  return services
}
