/** Code that could not be fetched: there is no network, or a newer release has taken it away. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('Code could not be fetched', { cause })
  }
}

/** Fetches code; whatever fails is a `MissingCode`, which the page says and mends by itself. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new MissingCode(error)
  }
}
