import { captureEvents } from './captureEvents'
import { hideForeignPage } from './hideForeignPage'

/** What the inline script does; its own element says for whom the server rendered the page. */
export function guardPage(script: HTMLOrSVGScriptElement | null): void {
  const { user = null, locale = '' } = script?.dataset ?? {}
  hideForeignPage({ user, locale })
  captureEvents()
}
