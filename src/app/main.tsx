import '@ui/theme/global.css'
import { start } from './start'

/** A page in the background shows no frame; nobody waits for it longer than this. */
const maxMs = 100

const root = document.getElementById('root')
if (root === null || root.childElementCount === 0) start(root)
else {
  // What was rendered is seen first: to wake it takes a slow phone longer than to show it.
  let started = false
  const begin = () => {
    if (!started) start(root)
    started = true
  }
  requestAnimationFrame(() => setTimeout(begin))
  setTimeout(begin, maxMs)
}
