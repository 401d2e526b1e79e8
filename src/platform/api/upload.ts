type Upload = {
  method: string
  headers: Record<string, string>
  form: FormData
  signal: AbortSignal
  /** Hears how much has been sent, 0 to 1. */
  onProgress: (fraction: number) => void
}

/** No answer came, and there is no status; or one that says no. */
export class FailedUpload extends Error {
  constructor(
    readonly status?: number,
    readonly data?: unknown,
  ) {
    super('The form was not taken')
  }
}

/**
 * Sends a form, and resolves with the answer. `fetch` cannot tell how much of a body has been sent, and
 * `XMLHttpRequest` can; all else is as `fetch` does it.
 */
export function upload(
  url: string,
  { method, headers, form, signal, onProgress }: Upload,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const fail = () => reject(new FailedUpload())
    const stop = () => request.abort()
    // What was never sent cannot be stopped, and would tell nobody.
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

/** What is no JSON is none of our answers: the caller finds that it does not fit. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
