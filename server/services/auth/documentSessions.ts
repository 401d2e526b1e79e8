import type { KeyedHash } from './keyedHash'
import type { Keyring } from './keyring'
import { signScoped, verifyScoped } from './scopedToken'

/**
 * The token that lets a browser request pages rendered for its user. It names a session and ends with it, is bound to
 * one browser, and is not accepted by the API.
 */
export type DocumentSessions = {
  /** `agent`: the `User-Agent` of the browser. */
  sign(familyUuid: string, agent: string, lifeSeconds: number, now: Date): Promise<string>
  /** The session of the token; null if it is forged, expired, or issued to another browser. */
  familyOf(token: string, agent: string, now: Date): Promise<string | null>
}

export function documentSessionsOf(keyring: Keyring, hash: KeyedHash): DocumentSessions {
  const idOf = (agent: string) => hash('document agent', agent).slice(0, 22)
  return {
    sign: (subject, agent, lifeSeconds, now) =>
      signScoped(keyring, { scope: 'document', subject, lifeSeconds, id: idOf(agent) }, now),
    familyOf: async (token, agent, now) => {
      const found = await verifyScoped(keyring, 'document', token, now).catch(() => null)
      return found !== null && found.id === idOf(agent) ? found.subject : null
    },
  }
}
