import type { Boot } from '@contract/deployment'
import { Refusal } from '../services/platform/refusal'
import { domainThemeReply, whitelabelFor, whitelabelReply } from '../services/tenancy/whitelabels'
import type { Dependencies } from './dependencies'
import { type Fonts, noFonts, uploadedFont } from './uploadedFont'

/** The boot data of a host's pages, available before the app sends a request, and the uploaded font of its brand. */
export async function bootOf(
  dependencies: Dependencies,
  host: string,
): Promise<{ boot: Boot; font: Fonts }> {
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // Without a white-label the app shows a page that explains so. Other errors, such as of the database, are thrown.
    if (error instanceof Refusal) return null
    throw error
  })
  const boot = {
    ...bareBoot(dependencies, host),
    whitelabel: row === null ? null : whitelabelReply(row),
    theme: row === null ? null : domainThemeReply(row),
    toggles: await dependencies.flags({ properties: { host } }),
  }
  return { boot, font: row === null ? noFonts : uploadedFont(row) }
}

/** The boot data that needs no query; the app then requests the rest. */
export function bareBoot({ deployment, demo, kioskExitPin }: Dependencies, host: string): Boot {
  const kiosk = { hasExitPin: kioskExitPin !== null }
  const { browser } = deployment
  return { host, whitelabel: null, theme: null, deployment: browser, toggles: [], demo, kiosk }
}
