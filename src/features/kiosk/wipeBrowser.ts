import { randomKey } from '@platform/randomKey'
import { purgeGuest } from '@platform/storage/stored'

/**
 * Time limit for going back to the tab's first entry. A busy browser takes seconds, and without
 * waiting, it would return to the guest's page in the end. The chart times out after five seconds.
 */
const maxMs = 4000

/**
 * Removes a guest's data from the browser: storage immediately, then the tab's history. History
 * entries cannot be deleted, but navigating from the first entry discards all later ones. Nothing
 * reloads, so this works offline.
 */
export async function wipeBrowser(navigate: (path: string) => void): Promise<void> {
  purgeGuest()
  // The router stores an entry's index in its state.
  const index: unknown = Reflect.get(window.history.state ?? {}, '__TSR_index')
  if (typeof index === 'number' && index > 0) {
    const isBack = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true })
      setTimeout(resolve, maxMs)
    })
    window.history.go(-index)
    await isBack
  }
  // The router restores the scroll position by address and the focus by the entry's key, so the
  // first entry receives a bare path and a new key. The router's own method would navigate.
  const { history, location } = window
  const state = { ...Object(history.state), __TSR_key: randomKey() }
  History.prototype.replaceState.call(history, state, '', location.pathname)
  navigate('/')
  window.scrollTo({ top: 0, behavior: 'instant' })
}
