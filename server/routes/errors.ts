import { reportError } from '@contract/errors'
import { scrubText } from '@rules/platform/scrub'
import { implement } from '../http/implement'
import { deviceName } from '../services/platform/deviceName'

export const errorRoutes = [
  implement(
    reportError,
    async ({ body, caller, limits, log }) => {
      await limits.consume('errorsOfAll', 'all')
      const { message, ...report } = body
      const { browser, system, device } = deviceName(caller.agent)
      // Our app has already scrubbed the report; other callers may not have.
      log.error(
        {
          log: 'client-error',
          trace: caller.traceId,
          host: caller.host,
          browser,
          system,
          device,
          message: scrubText(message),
          ...report,
        },
        'client error',
      )
      return {}
    },
    { limit: 'errorsByClient' },
  ),
]
