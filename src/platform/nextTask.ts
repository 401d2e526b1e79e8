/** Resolves in another task: what the user has done meanwhile comes first. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))
