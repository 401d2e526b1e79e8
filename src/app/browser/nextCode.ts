import { postPage } from '@features/content/item/content.page'
import { onceIdle } from '@platform/whenIdle'
import type { RouterContext } from '@router/context'
import type { AppRouter } from '@router/router'
import { needsOf } from '@shared/pages/needsOf'

/** All kinds of items share this code. */
const itemCode = needsOf(postPage)

/** While the user reads home, loads the code of the page that most of its tiles open: a press then waits for no code. */
export function openNextCode(
  router: Pick<AppRouter, 'subscribe' | 'state'>,
  code: RouterContext['code'],
): void {
  const stop = router.subscribe('onRendered', () => {
    if (!router.state.matches.some(({ staticData }) => staticData.isHome)) return
    stop()
    // The router reports a failure when the user opens the page.
    onceIdle(() => void code.open(itemCode).catch(() => undefined))
  })
}
