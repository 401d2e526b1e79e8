import type { Page, Request } from '@playwright/test'

const quietMs = 500

/** Of the live connection: it is open as long as somebody looks, so the network is never idle. */
const isStream = (request: Request) => request.url().includes('/portico/v1/live')

/** Nothing else has been asked or answered for half a second. */
export function quiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      page.off('request', stir).off('requestfinished', stir).off('requestfailed', stir)
      resolve()
    }
    let timer = setTimeout(end, quietMs)
    const stir = (request: Request) => {
      if (isStream(request)) return
      clearTimeout(timer)
      timer = setTimeout(end, quietMs)
    }
    page.on('request', stir).on('requestfinished', stir).on('requestfailed', stir)
  })
}
