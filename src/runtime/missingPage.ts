import { type MissingPageEvent, missingPageMachine } from '@machines/missingPage/machine'
import { fromCallback, fromPromise } from 'xstate'
import { session } from './storage/persisted'

/** Of `sessionStorage`: the address for which this tab has loaded everything anew. */
const reloadedKey = 'PAGE_RELOADED'
/** A page that was fetched again so lately, and is missing still, will not come by itself. */
const lateMs = 30_000

type Hands = {
  /** Path of the page that is wanted. */
  path: () => string
  /** Loads what the address names once more. */
  retry: () => void
  /** Rejects where the server does not answer. */
  askServer: (signal: AbortSignal) => Promise<void>
  reload: () => void
}

/**
 * How a page whose code is missing comes after all. What was tried for an address is remembered here and
 * in the tab: the view that says it comes and goes with every try.
 */
export function provideMissingPage({ path, retry, askServer, reload }: Hands) {
  let retried = { path: '', at: 0 }
  const machine = missingPageMachine.provide({
    actors: {
      askServer: fromPromise(({ signal }) => askServer(signal)),
      watchNetwork: fromCallback<MissingPageEvent, undefined>(({ sendBack }) => {
        const onOnline = () => sendBack({ type: 'network.restored' })
        window.addEventListener('online', onOnline)
        return () => window.removeEventListener('online', onOnline)
      }),
    },
    actions: {
      retryPage: () => {
        retried = { path: path(), at: Date.now() }
        retry()
      },
      reloadPage: () => {
        session.write(reloadedKey, path())
        reload()
      },
    },
  })
  /** What was tried for the page that is wanted now. */
  const tried = () => ({
    hasRetried: retried.path === path() && Date.now() - retried.at < lateMs,
    hasReloaded: session.read(reloadedKey) === path(),
  })
  return { machine, tried }
}

export type MissingPage = ReturnType<typeof provideMissingPage>

/** Asks the server for its health; an answer that is not fine is none. */
export async function askHealth(apiUrl: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(`${apiUrl}/healthcheck`, { cache: 'no-store', signal })
  if (!answer.ok) throw new Error('The server is not ready')
}
