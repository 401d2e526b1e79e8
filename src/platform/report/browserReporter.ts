import type { Boot } from '@contract/deployment'
import type { AnyActorRef } from 'xstate'
import { apiUrlOf } from '../api/apiUrl'
import { once } from '../once'
import { whenIdle } from '../whenIdle'
import { ownTexts } from './ownTexts'
import { createReporter, type Reporter } from './reporter'

/** The reporter of a page. `app` returns the root actor once it exists. */
export function browserReporter(boot: Boot, app: () => AnyActorRef): Reporter {
  const openSender = once(async () => {
    const { createSender } = await import('./sender')
    return createSender(boot, apiUrlOf(boot.host, boot.deployment))
  })
  const reporter = createReporter(openSender, () => ownTexts(app()))
  whenIdle(reporter.open)
  return reporter
}
