import { captureEvents } from './captureEvents'
import { hideForeignPage } from './hideForeignPage'

/**
 * Runs the inline script; attributes of its element state the user for whom the server rendered the
 * page.
 */
export function guardPage(script: HTMLOrSVGScriptElement | null): void {
  const { user = null, locale = '' } = script?.dataset ?? {}
  hideForeignPage({ user, locale })
  captureEvents()
}
