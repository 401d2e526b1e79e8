import type { BrowserDeployment } from '@contract/deployment'
import { homeMachine } from '@machines/home/machine'
import { requestMachine } from '@machines/request/machine'
import type { ToastAbout } from '@machines/toasts/machine'
import { utilitiesMachine } from '@machines/utilities/machine'
import type { Track } from './analytics'
import type { Api } from './api/client'
import type { homeCalls } from './calls/home'
import { later } from './later'
import { openUrl } from './openUrl'
import type { Report } from './report'

type Hands = {
  loadApi: () => Promise<Api>
  track: Track
  report: Report
  tell: (about: ToastAbout) => void
  goodToken: () => Promise<string>
}
type Part = keyof ReturnType<typeof homeCalls>

/** The home machine and its utilities, with their reads and their effects. */
export function provideHome(
  { loadApi, track, report, tell, goodToken }: Hands,
  deployment: BrowserDeployment,
  navigate: (path: string) => void,
) {
  const read = (part: Part) =>
    requestMachine.provide({
      actors: {
        load: later<unknown, unknown>(async () => {
          const [api, { homeCalls: calls }] = await Promise.all([loadApi(), import('./calls/home')])
          // The machines hand their own input on; see `of` in their invokes.
          return (input, signal) => calls(api)[part](input as never, signal)
        }),
      },
    })

  const utilities = utilitiesMachine.provide({
    actors: { list: read('utilities') },
    actions: {
      reportBroken: () => report('the utilities ended in an error'),
      trackUtility: ({ context }, { utility }) =>
        track({
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { utility_name: utility.name },
        }),
      openUtility: (_, { utility: { target } }) => {
        if (target.kind === 'route') navigate(target.path)
        if (target.kind === 'url') {
          openUrl(target.url, deployment.tokenOrigins, goodToken, () => tell('link'))
        }
      },
    },
  })

  const home = homeMachine.provide({
    actors: {
      utilities,
      promoted: read('promoted'),
      discover: read('discover'),
      spotlight: read('spotlight'),
    },
    actions: {
      reportBroken: (_, { part }) => report(`home's ${part} ended in an error`),
      trackImpression: ({ context }) =>
        track({ event: 'HOME_IMPRESSION', building_uuid: context.buildingUuid }),
      trackContent: ({ context }, { contentType }) =>
        track({
          event: 'CONTENT_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { content_type: contentType },
        }),
    },
  })
  return { home, utilities }
}
