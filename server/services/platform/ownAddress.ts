/** Whether an address names another host of this very server, as in the demo, where scheme and port are those of the caller. */
export const isOwnHost = (address: string | null | undefined): address is string =>
  address?.startsWith('//') === true

/** An address that begins with `//` is at the scheme and port of `origin`; others stay as they are. */
export function reachedFrom(address: string, origin: string): string {
  const [, host, rest = ''] = /^\/\/([^/:]+)(\/.*)?$/.exec(address) ?? []
  if (host === undefined) return address
  const { protocol, port } = new URL(origin)
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}${rest}`
}
