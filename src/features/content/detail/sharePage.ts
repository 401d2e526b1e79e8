/** Closed by the visitor, or open already: neither is a failure to hear of. */
const isOver = (error: unknown) =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name)

/** By the device's own sheet where there is one, else by a copied link. */
export async function sharePage(page: {
  title: string
  url: string
}): Promise<'shared' | 'copied' | 'failed'> {
  try {
    // Not every browser has it, whatever its types say.
    if (typeof navigator.share === 'function') {
      await navigator.share(page)
      return 'shared'
    }
  } catch (error) {
    if (isOver(error)) return 'shared'
  }
  try {
    await navigator.clipboard.writeText(page.url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
