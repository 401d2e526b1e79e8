/** Whether an address names another host of this server, as in the demo, without scheme and port. */
export const isOwnHost = (address: string | null | undefined): address is string =>
  address?.startsWith('//') === true

/** Completes an address that begins with `//` with the scheme and port of `origin`; returns others unchanged. */
export function reachedFrom(address: string, origin: string): string {
  const [, host, rest = ''] = /^\/\/([^/:]+)(\/.*)?$/.exec(address) ?? []
  if (host === undefined) return address
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}${rest}`
}
