const ends = new Set<() => void | Promise<void>>()

/**
 * Does this when the test ends, while its page still stands; `setup-screens.ts` sees to it. Not by an `afterEach` of a
 * module that tests share: files share modules, too, so only the first file of a worker would know of it.
 */
export const onTestEnd = (end: () => void | Promise<void>) => ends.add(end)

export async function endAll(): Promise<void> {
  const due = [...ends]
  ends.clear()
  for (const end of due) await end()
}
