import { postPage } from '@features/content/item/content.page'
import { discoverLogic } from '@features/home/home.page'
import { readOf } from '@machines/kernel/request/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { pageOf } from '@machines/platform/pages/selectors'
import { onceIdle } from '@platform/whenIdle'
import type { RouterContext } from '@router/context'
import type { AppRouter } from '@router/router'
import { needsOf } from '@shared/pages/needsOf'
import { waitFor } from 'xstate'

type Context = {
  system: Pick<RouterContext['system'], 'pages' | 'kiosk'>
  code: Pick<RouterContext['code'], 'open'>
}
type Router = Pick<AppRouter, 'subscribe'>

/** All kinds of items share this code. */
const itemCode = needsOf(postPage)

/**
 * Loads the code that the next press usually needs while the user reads the page: that of the first call immediately,
 * and that of an item's page once home has its tiles, with which it would compete on a slow line. Code that
 * could not be loaded is loaded again when it is used, and the failure is reported then. Without the
 * code of the motion, tiles open without moving.
 */
export async function openNextCode({ system, code }: Context, router: Router): Promise<void> {
  const { pages, kiosk } = system
  onceIdle(() => void import('../firstCalls').catch(() => undefined))
  const read = pageOf(
    await waitFor(pages, (at) => pageOf(at, discoverLogic) !== undefined),
    discoverLogic,
  )
  if (read === undefined) return
  await waitFor(read, (at) => readOf(at).status === 'FULFILLED')
  onceIdle(() => {
    code.open(itemCode).catch(() => undefined)
    import('./tileMotion')
      .then(({ moveTiles }) => moveTiles(router, () => !isKiosk(kiosk.getSnapshot())))
      .catch(() => undefined)
  })
}
