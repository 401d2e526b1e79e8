/**
 * Mistakes at the start that the operator can fix, each as one sentence: the setting, what is wrong with it, and what
 * is allowed. They are shown without a stack trace.
 */
export class StartError extends Error {
  readonly mistakes: readonly string[]

  constructor(...mistakes: [string, ...string[]]) {
    const heading = `Portico does not start; ${mistakes.length} things are wrong:`
    super(mistakes.length === 1 ? mistakes[0] : [heading, ...mistakes].join('\n- '))
    this.mistakes = mistakes
  }
}

/** Throws all of them together; does nothing if there are none. */
export function throwMistakes(mistakes: readonly string[]): void {
  const [first, ...others] = mistakes
  if (first !== undefined) throw new StartError(first, ...others)
}

/** The result of `read`; null if it found mistakes, which are added to `mistakes`. */
export async function collecting<Read>(
  mistakes: string[],
  read: () => Read | Promise<Read>,
): Promise<Read | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    mistakes.push(...error.mistakes)
    return null
  }
}
