type Request = { header(name: string): string | undefined }

/** Whether a browser says that a page of another site has sent this: by `Sec-Fetch-Site`, else by `Origin`. */
export function isCrossSite(request: Request): boolean {
  const site = request.header('sec-fetch-site')
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const origin = request.header('origin')
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.header('host')
}
