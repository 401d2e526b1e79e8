import type { Page, Request } from '@playwright/test'

const quietMs = 500

/** Of the live connection: it is open while the page is visible, so the network is never idle. */
const isStream = (request: Request) => request.url().includes('/portico/v1/live')

/** No request or response for half a second. */
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
