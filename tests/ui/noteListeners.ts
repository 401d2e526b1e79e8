type Add = typeof document.addEventListener

const targets = [window, document].map((target) => ({
  target,
  add: target.addEventListener.bind(target) as Add,
}))

/**
 * Runs the function and records the listeners it adds to the window and the document; returns a function that removes
 * them. The router listens as long as its window lives: one window for two thousand apps would retain all of them.
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
