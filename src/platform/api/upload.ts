type Upload = {
  method: string
  headers: Record<string, string>
  form: FormData
  signal: AbortSignal
  /** Receives the fraction that has been sent, 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The upload failed: with the response's `status`, or without one if no response arrived. */
export class FailedUpload extends Error {
  constructor(
    readonly status?: number,
    readonly data?: unknown,
  ) {
    super('The upload failed')
  }
}

/**
 * Sends a form and resolves with the response. Uses `XMLHttpRequest` because `fetch` does not
 * report upload progress; otherwise it behaves like `fetch`.
 */
export function upload(
  url: string,
  { method, headers, form, signal, onProgress }: Upload,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new FailedUpload())
    const stop = () => request.abort()
    // An aborted request that was never sent fires no event, so it fails here.
    if (signal.aborted) return fail()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total)
    })
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status < 400) resolve(answer)
      else reject(new FailedUpload(request.status, answer))
    })
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
    signal.addEventListener('abort', stop)
    request.send(form)
  })
}

/**
 * A body that is not JSON is not a response of our API: the caller rejects it when it validates the
 * schema.
 */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
