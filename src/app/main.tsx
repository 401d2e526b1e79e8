import '@ui/theme/global.css'
import { start } from './start'

/**
 * A background page gets no animation frames, so hydration starts after this time at the latest.
 */
const maxMs = 100

const root = document.getElementById('root')
if (root === null || root.childElementCount === 0) start(root)
else {
  // Show the server's markup first: on a slow phone, hydration takes longer than showing it.
  let started = false
  const begin = () => {
    if (!started) start(root)
    started = true
  }
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, maxMs)
}
