type Add = typeof document.addEventListener

const targets = [window, document].map((target) => ({
  target,
  add: target.addEventListener.bind(target) as Add,
}))

/**
 * Runs this, and notes what it lets listen to the window and the document; returns what ends that. The router listens
 * as long as its window lives: in one window for two thousand apps, none of them was ever forgotten.
 */
export function noteListeners<Made>(make: () => Made): { made: Made; forget: () => void } {
  const noted: (() => void)[] = []
  for (const { target, add } of targets) {
    target.addEventListener = (...given: Parameters<Add>) => {
      add(...given)
      noted.push(() => target.removeEventListener(...given))
    }
  }
  try {
    return { made: make(), forget: () => noted.splice(0).forEach((end) => end()) }
  } finally {
    for (const { target, add } of targets) target.addEventListener = add
  }
}
