import { postPage } from '@features/content/item/content.page'
import { discoverLogic } from '@features/home/home.page'
import { readOf } from '@machines/kernel/request/selectors'
import type { AppSystem } from '@machines/platform/app/system'
import { pageOf } from '@machines/platform/pages/selectors'
import { onceIdle } from '@platform/whenIdle'
import type { RouterContext } from '@router/context'
import { needsOf } from '@shared/pages/needsOf'
import { waitFor } from 'xstate'

/** All kinds of items share this code. */
const itemCode = needsOf(postPage)

/**
 * Loads the code that the next press usually needs while the user reads the page: that of the first call immediately,
 * and that of an item's page once home has its tiles, with which it would compete on a slow line. Code that
 * could not be loaded is loaded again when it is used, and the failure is reported then.
 */
export async function openNextCode(
  { pages }: Pick<AppSystem, 'pages'>,
  code: RouterContext['code'],
): Promise<void> {
  onceIdle(() => void import('../firstCalls').catch(() => undefined))
  const read = pageOf(
    await waitFor(pages, (at) => pageOf(at, discoverLogic) !== undefined),
    discoverLogic,
  )
  if (read === undefined) return
  await waitFor(read, (at) => readOf(at).status === 'FULFILLED')
  onceIdle(() => void code.open(itemCode).catch(() => undefined))
}
