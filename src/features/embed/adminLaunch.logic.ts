import { adminLaunchMachine } from '@machines/embed/adminLaunch/machine'
import { promiseOf } from '@platform/actorOf'
import type { Dependencies } from '@platform/host'
import { later } from '@platform/later'

/**
 * Opens a tab while the press still counts as a user activation, and navigates it to the admin
 * site.
 */
export function adminLaunch({ api, host, deployment }: Dependencies) {
  const calls = later(async () => (await import('@features/auth/api/authLink')).authLinkCalls(api))
  return adminLaunchMachine.provide({
    actors: {
      launchAdmin: promiseOf(async ({ key }, signal) => {
        const tab = host.openTab()
        try {
          const adminUrl = deployment.adminUrl ?? '/'
          return await calls.launchAdmin({ tab, adminUrl, key }, signal)
        } catch (error) {
          tab?.close()
          throw error
        }
      }),
    },
  })
}
