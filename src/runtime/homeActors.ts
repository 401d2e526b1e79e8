import type { BrowserDeployment } from '@contract/deployment'
import { type HomeInput, homeMachine } from '@machines/home/machine'
import { requestMachine } from '@machines/request/machine'
import type { Track } from './analytics'
import type { Api } from './api/client'
import { later } from './later'
import { openUrl } from './openUrl'
import type { Report } from './report'

type Hands = {
  loadApi: () => Promise<Api>
  track: Track
  report: Report
  goodToken: () => Promise<string>
}
type Part = 'utilities' | 'promoted' | 'discover' | 'spotlight'

/** The home machine with its four reads and its effects. */
export function provideHome(
  { loadApi, track, report, goodToken }: Hands,
  deployment: BrowserDeployment,
  navigate: (path: string) => void,
) {
  const read = (part: Part) =>
    requestMachine.provide({
      actors: {
        load: later<unknown, unknown>(async () => {
          const [api, { homeCalls }] = await Promise.all([loadApi(), import('./calls/home')])
          // The home machine hands its own input on; see `of` in its invokes.
          return (input, signal) => homeCalls(api)[part](input as HomeInput, signal)
        }),
      },
    })

  return homeMachine.provide({
    actors: {
      utilities: read('utilities'),
      promoted: read('promoted'),
      discover: read('discover'),
      spotlight: read('spotlight'),
    },
    actions: {
      reportBroken: (_, { part }) => report(`home's ${part} ended in an error`),
      trackImpression: ({ context }) =>
        track({ event: 'HOME_IMPRESSION', building_uuid: context.buildingUuid }),
      trackUtility: ({ context }, { utility }) =>
        track({
          event: 'UTILITY_BUTTON_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { utility_name: utility.name },
        }),
      trackContent: ({ context }, { contentType }) =>
        track({
          event: 'CONTENT_CLICKED',
          building_uuid: context.buildingUuid,
          properties: { content_type: contentType },
        }),
      openUtility: (_, { utility: { target } }) => {
        if (target.kind === 'route') navigate(target.path)
        if (target.kind === 'url') openUrl(target.url, deployment.tokenOrigins, goodToken)
      },
    },
  })
}
