import { randomKey } from '@platform/randomKey'
import { purgeGuest } from '@platform/storage/stored'

/**
 * As long as a browser may take to go back to where the tab began. One that is busy may take seconds, and whoever does
 * not wait for it is led back to the guest's place in the end. The chart gives up after five seconds.
 */
const maxMs = 4000

/**
 * Takes what a guest left out of the browser: storage at once, then the history of the tab. Its entries cannot be
 * deleted, but from the first one a new page is opened, and with that all that came after is gone. Nothing is loaded
 * anew, so this works without network.
 */
export async function wipeBrowser(navigate: (path: string) => void): Promise<void> {
  purgeGuest()
  // The router counts the entries in their state.
  const index: unknown = Reflect.get(window.history.state ?? {}, '__TSR_index')
  if (typeof index === 'number' && index > 0) {
    const isBack = new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true })
      setTimeout(resolve, maxMs)
    })
    window.history.go(-index)
    await isBack
  }
  // How far the first page was scrolled stands in its address, and what had the focus there is known by the key of its
  // entry: it gets another. The router's own method would navigate.
  const { history, location } = window
  const state = { ...Object(history.state), __TSR_key: randomKey() }
  History.prototype.replaceState.call(history, state, '', location.pathname)
  navigate('/')
  window.scrollTo({ top: 0, behavior: 'instant' })
}
