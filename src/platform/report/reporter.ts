import { type BrokenChart, createRecorder, type Step, type Watched } from './recorder'

/** Reports a defect: `what` says in our words where it was caught, and holds nothing of the user. */
export type Report = (what: string, error?: unknown, actor?: Watched) => void

/** An error as it was caught. The sender takes out of its texts what is somebody's: `known`, and what looks like it. */
export type CaughtError = {
  what: string
  error: unknown
  pathname: string
  broken: BrokenChart | null
  walk: Step[]
  known: string[]
}
export type Sender = (caught: CaughtError) => void

/** Most reports of one load of the page; what comes after them is only in the browser's log. */
const maxReports = 20
/** Longer than it takes most errors to be followed by those that they cause. */
const pauseMs = 1000

/**
 * Collects errors and hands them to the sender: each once, a limited number, and those that come before its code has
 * been fetched later. Neither blocks nor throws. `ownTexts` are what the user has typed or is called.
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
      // The code cannot be fetched now; the next report tries again.
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
    /** Fetches the sender, so that from then on nothing waits with the texts of its user. */
    open,
    /** Reports what reaches the window. Returns what ends that. */
    watch: (): (() => void) => {
      const watching = new AbortController()
      const { signal } = watching
      const onError = ({ error, filename }: ErrorEvent) => {
        // Scripts of extensions and of other origins are not ours to mend, and tell nothing.
        if (filename.startsWith(window.location.origin)) report('uncaught error', error)
      }
      const onRejection = ({ reason }: PromiseRejectionEvent) => {
        const isAborted = reason instanceof DOMException && reason.name === 'AbortError'
        if (!isAborted) report('unhandled rejection', reason)
      }
      window.addEventListener('error', onError, { signal })
      window.addEventListener('unhandledrejection', onRejection, { signal })
      window.addEventListener('online', open, { signal })
      // A user who sees that something is broken leaves or reloads at once.
      window.addEventListener('pagehide', open, { signal })
      return () => {
        clearTimeout(timer)
        watching.abort()
      }
    },
  }
}

export type Reporter = ReturnType<typeof createReporter>
