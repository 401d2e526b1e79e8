import { captureEvents } from './captureEvents'
import { hideForeignPage } from './hideForeignPage'
import { startWhenShown } from './startWhenShown'

/**
 * Runs the inline script; attributes of its element state the user for whom the server rendered the
 * page, and the files with which the app starts.
 */
export function guardPage(script: HTMLOrSVGScriptElement | null): void {
  const { user = null, locale = '', styles = '', imports = '', entry } = script?.dataset ?? {}
  hideForeignPage({ user, locale })
  captureEvents()
  if (entry !== undefined)
    startWhenShown({ imports: imports.split(' ').filter(Boolean), entry, styles })
}
