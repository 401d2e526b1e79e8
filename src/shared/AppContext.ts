import type { BrowserDeployment } from '@contract/deployment'
import type { AppActor, AppSystem } from '@machines/platform/app/system'
import { createContext, useContext } from 'react'

/** What every screen receives: actors to subscribe to, and the deployment's settings. */
export type AppServices = {
  app: AppActor
  system: AppSystem
  deployment: BrowserDeployment
}

export const AppContext = createContext<AppServices | null>(null)

export function useAppServices(): AppServices {
  const services = useContext(AppContext)
  if (services === null) throw new Error('This screen is not inside an AppContext')
  return services
}
