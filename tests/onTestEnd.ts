const ends = new Set<() => void | Promise<void>>()

/**
 * Calls this when the test ends, before its page is removed (see `setup-screens.ts`). Not an `afterEach` in a shared
 * module: files share modules, too, so it would apply only to the first file of a worker.
 */
export const onTestEnd = (end: () => void | Promise<void>) => ends.add(end)

export async function endAll(): Promise<void> {
  const due = [...ends]
  ends.clear()
  for (const end of due) await end()
}
