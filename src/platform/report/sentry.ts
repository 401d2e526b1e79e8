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
 * A Sentry, or what speaks like one. None of the SDK's integrations runs: they would read addresses, console, clicks
 * and headers. It sends our reports, and one span for the load of the page.
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
    // By itself the SDK looks for another `fetch` in a frame of its own, which our policy refuses.
    transport: (options) => makeFetchTransport(options, (...sent) => fetch(...sent)),
    sendClientReports: false,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    // Self-hosted servers and those of others know transactions, and no stream of spans.
    traceLifecycle: 'static',
    tracePropagationTargets: [],
    beforeSend: withoutUser,
    beforeSendTransaction: withoutUser,
  })
  tracePageLoad()
  return async (report) => {
    captureEvent(eventOf(report))
    // Resolves with false where it is still on its way; what the SDK has taken over it tries no second time.
    await flush(5000)
  }
}

/** An event without what a later release of the SDK might add of the page or its user. */
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
          // Sentry wants the innermost frame last.
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

/** From the navigation's beginning until the page answered. */
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
