import type { KeyedHash } from './keyedHash'
import type { Keyring } from './keyring'
import { signScoped, verifyScoped } from './scopedToken'

/**
 * What a browser shows to have a page rendered for its user. It names a session and ends with it, it is good for the
 * browser that it was made for, and no call of the API looks at it.
 */
export type DocumentSessions = {
  /** `agent`: the `User-Agent` of the browser. */
  sign(familyUuid: string, agent: string, lifeSeconds: number, now: Date): Promise<string>
  /** The session that it names; null where it is forged, over, or of another browser. */
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
