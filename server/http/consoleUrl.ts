/** A page of the console on the host of this address; null without one. */
export const consoleUrl = (url: string | null, page = '/'): string | null =>
  url === null ? null : new URL(`/operate${page}`, url).href
