import { systemOf } from '@machines/platform/app/system'
import type { Dependencies } from '@platform/host'
import { later } from '@platform/later'

/** The calls of mini-apps; their code is loaded with the first of them. */
export const appCalls = ({ api, host, app, deployment }: Dependencies) =>
  later(async () => {
    const [{ bridgeCalls }, { hostFacts }] = await Promise.all([
      import('./bridge/calls'),
      import('./bridge/hostFacts'),
    ])
    return bridgeCalls(api, {
      facts: () => hostFacts(systemOf(app()), deployment),
      apiUrl: new URL(host.apiUrl, window.location.origin).href,
    })
  })
