import { useState } from 'react'

/** Whether the image at `src` failed to load, and the props with which an `<img>` reports it. */
export function useImageFailure(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null)
  const fail = () => setFailed(src ?? null)
  // An image that failed before hydration fires no more events.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode?.().catch(fail)
  }
  return { hasFailed: Boolean(src) && src === failed, reports: { ref: checkLoaded, onError: fail } }
}
