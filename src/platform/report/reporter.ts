import { type BrokenChart, createRecorder, type Step, type Watched } from './recorder'

/**
 * Reports a defect. `what` is a constant that names where it was caught; it must not contain user
 * data.
 */
export type Report = (what: string, error?: unknown, actor?: Watched) => void

/**
 * A caught error. The sender removes personal text from it: the texts in `known`, and whatever
 * matches their patterns.
 */
export type CaughtError = {
  what: string
  error: unknown
  pathname: string
  broken: BrokenChart | null
  walk: Step[]
  known: string[]
}
export type Sender = (caught: CaughtError) => void

/** Maximum number of reports per page load; later errors appear only in the browser's console. */
const maxReports = 20
/** Longer than most errors take to cause others. */
const pauseMs = 1000

/**
 * Collects errors and passes them to the sender: each once, up to a maximum, including those from
 * before the sender's code has loaded. Never blocks or throws. `ownTexts` returns what the user has
 * typed, and their personal data.
 */
export function createReporter(
  openSender: () => Promise<Sender>,
  ownTexts: () => string[] = () => [],
) {
  let send: Sender | null = null
  const pending: CaughtError[] = []
  const keys = new Set<string>()
  const seen = new WeakSet<object>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = (): void => {
    clearTimeout(timer)
    timer = undefined
    if (send !== null || !navigator.onLine) return
    openSender().then(
      (opened) => {
        send = opened
        for (const caught of pending.splice(0)) send(caught)
      },
      // The code cannot be loaded now; the next report tries again.
      () => undefined,
    )
  }
  const textsNow = () => {
    try {
      return ownTexts()
    } catch {
      return []
    }
  }
  const add = (what: string, error: unknown, broken: BrokenChart | null): void => {
    const isObject = typeof error === 'object' && error !== null
    if (isObject && seen.has(error)) return
    if (isObject) seen.add(error)
    const name = error instanceof Error ? error.name : ''
    const key = `${what} ${name} ${broken?.chart ?? ''}`
    if (keys.has(key) || keys.size >= maxReports) return
    keys.add(key)
    // oxlint-disable-next-line no-console
    console.error(`portico: ${what}`, error ?? '')
    const walk = broken?.walk ?? recorder.recent()
    const { pathname } = window.location
    const caught = { what, error, broken, walk, pathname, known: textsNow() }
    if (send !== null) return send(caught)
    pending.push(caught)
    timer ??= setTimeout(open, pauseMs)
  }
  const recorder = createRecorder((error, broken) =>
    add('a chart ended in an error', error, broken),
  )

  const report: Report = (what, error, actor) => {
    add(what, error, actor === undefined ? null : recorder.walkOf(actor))
  }
  return {
    report,
    inspect: recorder.inspect,
    /** Loads the sender now, so that reports no longer wait in memory with the user's texts. */
    open,
    /** Reports uncaught errors of the window. Returns a function that stops it. */
    watch: (): (() => void) => {
      const watching = new AbortController()
      const { signal } = watching
      const onError = ({ error, filename }: ErrorEvent) => {
        // Errors of extensions and of other origins are outside our control and contain no details.
        if (filename.startsWith(window.location.origin)) report('uncaught error', error)
      }
      const onRejection = ({ reason }: PromiseRejectionEvent) => {
        const isAborted = reason instanceof DOMException && reason.name === 'AbortError'
        if (!isAborted) report('unhandled rejection', reason)
      }
      window.addEventListener('error', onError, { signal })
      window.addEventListener('unhandledrejection', onRejection, { signal })
      window.addEventListener('online', open, { signal })
      // A user who notices a broken page often leaves or reloads immediately.
      window.addEventListener('pagehide', open, { signal })
      return () => {
        clearTimeout(timer)
        watching.abort()
      }
    },
  }
}

export type Reporter = ReturnType<typeof createReporter>
