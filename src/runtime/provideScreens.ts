import type { BrowserDeployment } from '@contract/deployment'
import { requestMachine } from '@machines/request/machine'
import type { createApp } from './createApp'
import { provideHome } from './homeActors'
import { showTexts } from './language/catalogues'
import { later } from './later'
import { once } from './once'

type Running = ReturnType<typeof createApp>

/** The machines that screens start for a visit, with their effects. */
export function provideScreens(
  running: Running,
  deployment: BrowserDeployment,
  navigate: (path: string) => void,
) {
  const openDetails = once(async () => {
    const [{ provideDetails }] = await Promise.all([
      import('./details/provideDetails'),
      showTexts('details'),
    ])
    return provideDetails(running, deployment)
  })
  return {
    openDetails,
    loadPage: later<{ address: string }, { href: string }>(async () => {
      const { pageLoader } = await import('./details/loadPage')
      return pageLoader(deployment, running.goodToken)
    }),
    ...provideHome(running, deployment, navigate),
    updatePassword: later<void, { current: string; password: string }>(async () =>
      (await import('./calls/password')).updatePassword(await running.loadApi()),
    ),
    adminLink: requestMachine.provide({
      actors: {
        load: later<unknown, unknown>(async () => {
          const [api, { permissionCalls }] = await Promise.all([
            running.loadApi(),
            import('./calls/permissions'),
          ])
          return (uuid, signal) => permissionCalls(api).adminLink(String(uuid), signal)
        }),
      },
    }),
  }
}
