/** Code that failed to load: the device is offline, or a newer release has removed the file. */
export class MissingCode extends Error {
  constructor(cause: unknown) {
    super('Code could not be fetched', { cause })
  }
}

/** Loads code; every failure becomes a `MissingCode`, which the page shows and retries. */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch (error) {
    throw new MissingCode(error)
  }
}
