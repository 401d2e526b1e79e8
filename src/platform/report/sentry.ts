import type { BrowserDeployment } from '@contract/deployment'
import type { ErrorReport } from '@contract/errors'
import { scrubPath } from '@rules/platform/scrub'
import {
  captureEvent,
  type Event,
  flush,
  init,
  makeFetchTransport,
  startInactiveSpan,
} from '@sentry/browser'
import type { Delivery } from './outbox'

type Settings = NonNullable<BrowserDeployment['errorReporting']>
type App = Pick<ErrorReport, 'brand' | 'version'>

/**
 * Delivers to Sentry or a compatible service. All of the SDK's integrations are off because they
 * would collect addresses, console output, clicks and headers. It sends our reports and one span
 * for the page load.
 */
export function sentryDelivery(settings: Settings, app: App): Delivery {
  const { dsn, environment, sampleRate, tracesSampleRate } = settings
  init({
    dsn,
    environment,
    release: `portico@${app.version}`,
    sampleRate,
    tracesSampleRate,
    defaultIntegrations: false,
    // By default, the SDK takes `fetch` from a new frame, which our content security policy blocks.
    transport: (options) => makeFetchTransport(options, (...sent) => fetch(...sent)),
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Self-hosted and compatible servers support transactions, but not streamed spans.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    beforeSend: withoutUser,
    beforeSendTransaction: withoutUser,
  })
  tracePageLoad()
  return async (report) => {
    captureEvent(eventOf(report))
    // Resolves with false while the event is still in transit; the SDK does not retry it.
    await flush(5000)
  }
}

/** Removes page and user data that a later SDK release might add. */
function withoutUser<E extends Event>(event: E): E {
  for (const part of ['request', 'user', 'breadcrumbs', 'server_name'] as const) delete event[part]
  return event
}

function eventOf(report: ErrorReport): Event {
  const { what, name, message, stack, path, brand, chart, state, walk } = report
  return {
    level: 'error',
    transaction: path,
    tags: { what, brand, ...(chart !== undefined && { chart }) },
    exception: {
      values: [
        {
          type: name === '' ? what : name,
          value: message,
          mechanism: { type: 'generic', handled: true },
          // Sentry expects the innermost frame last.
          stacktrace: {
            frames: stack.toReversed().map(({ fn, file, line, column }) => ({
              function: fn === '' ? '?' : fn,
              filename: `app:///assets/${file}`,
              lineno: line,
              colno: column,
              in_app: file !== 'elsewhere',
            })),
          },
        },
      ],
    },
    contexts: {
      chart: { state: state ?? '', walk: walk.map((step) => JSON.stringify(step)) },
    },
  }
}

/** From the start of the navigation to the response. */
function tracePageLoad(): void {
  const [awake] = performance.getEntriesByName('awake')
  const endMs = performance.timeOrigin + (awake?.startTime ?? performance.now())
  startInactiveSpan({
    name: scrubPath(window.location.pathname),
    op: 'pageload',
    startTime: performance.timeOrigin / 1000,
    forceTransaction: true,
  }).end(endMs / 1000)
}
