import { nextTask } from '@platform/nextTask'
import { loadStyles } from './loadStyles'

/** A page in the background gets no animation frames, so its app starts after this time at the latest. */
const maxMs = 1000

type Files = {
  /** In the order of their imports. */
  imports: string[]
  /** The file that starts the app. */
  entry: string
  /** All styles. */
  styles: string
}

/**
 * Imports one file after the other; between two of them, the browser can respond to the user. If a file cannot be loaded,
 * the page remains as the server rendered it, and its links load the next page.
 */
async function startWith({ imports, entry, styles }: Files): Promise<void> {
  const styled = loadStyles(styles)
  for (const file of imports) {
    await import(/* @vite-ignore */ file)
    await nextTask()
  }
  await styled
  await import(/* @vite-ignore */ entry)
}

/**
 * Loads the app's first files once the browser has shown the whole page: on a slow phone, evaluating
 * the scripts takes longer than that.
 */
export function startWhenShown(files: Files): void {
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    void startWith(files)
  }
  const wait = () => {
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, document.hidden ? 0 : maxMs)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true })
  else wait()
}
