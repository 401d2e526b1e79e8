type Request = { header(name: string): string | undefined }

/**
 * Whether the browser reports that a page of another site sent this request: by `Sec-Fetch-Site`, otherwise by
 * `Origin`.
 */
export function isCrossSite(request: Request): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.header('origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.header('host')
}
