import type { Boot } from '@contract/deployment'
import { Refusal } from '../services/platform/refusal'
import { domainThemeReply, whitelabelFor, whitelabelReply } from '../services/tenancy/whitelabels'
import type { Dependencies } from './dependencies'

/** What a page of a host is told before it asks anything. */
export async function bootOf(dependencies: Dependencies, host: string): Promise<Boot> {
  const { database } = dependencies
  const row = await whitelabelFor(dependencies, host).catch((error: unknown) => {
    // Without a white-label the app shows a page that says so. Other errors, such as of the database, are thrown.
    if (error instanceof Refusal) return null
    throw error
  })
  return {
    ...bareBoot(dependencies, host),
    whitelabel: row === null ? null : await whitelabelReply(database.connection, row),
    theme: row === null ? null : domainThemeReply(row),
    toggles: await dependencies.flags({ properties: { host } }),
  }
}

/** What is known without asking anything: the app then asks for the rest itself. */
export function bareBoot({ deployment, demo, kioskExitPin }: Dependencies, host: string): Boot {
  const kiosk = { hasExitPin: kioskExitPin !== null }
  const { browser } = deployment
  return { host, whitelabel: null, theme: null, deployment: browser, toggles: [], demo, kiosk }
}
