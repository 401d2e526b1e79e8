import { nextTask } from '@platform/nextTask'

/** A page in the background gets no animation frames, so its app starts after this time at the latest. */
const maxMs = 1000

/** Imports one file after the other; between two of them, the browser can respond to the user. */
async function importAll(files: string[]): Promise<void> {
  for (const file of files) {
    await import(/* @vite-ignore */ file)
    await nextTask()
  }
}

/**
 * Imports the app's first files once the browser has shown the whole page: on a slow phone,
 * evaluating the scripts takes longer than that.
 *
 * @param files in the order of their imports; the last one starts the app
 */
export function startWhenShown(files: string[]): void {
  let isStarted = false
  const begin = () => {
    if (isStarted) return
    isStarted = true
    void importAll(files)
  }
  const wait = () => {
    requestAnimationFrame(() => setTimeout(begin))
    setTimeout(begin, document.hidden ? 0 : maxMs)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait, { once: true })
  else wait()
}
