import { signedOutMark } from '@contract/signedOutMark'
import { persisted } from '../storage/persisted'

const isFingerprint = (input: unknown) => typeof input === 'string' && /^[0-9a-f]{64}$/.test(input)
const most = 20

/**
 * Unconfirmed sign-outs in local storage, which survive the purge of a session. Each is the SHA-256
 * of a refresh token: the server can end the session with it, but it cannot start one.
 */
const owed = persisted(
  'SIGN_OUTS',
  (input): input is string[] => Array.isArray(input) && input.every(isFingerprint),
)

/** Null if the browser offers no digest, as on an insecure connection. */
async function fingerprintOf(token: string): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export const owedSignOuts = {
  key: owed.key,
  read: (): string[] => owed.read() ?? [],
  /** Stores a sign-out and marks this browser, so that the server renders no page of its user. */
  add: async (refreshToken: string): Promise<string | null> => {
    markSignedOut()
    const fingerprint = await fingerprintOf(refreshToken)
    if (fingerprint !== null) {
      owed.write([...new Set([...owedSignOuts.read(), fingerprint])].slice(-most))
    }
    return fingerprint
  },
  settle: (fingerprints: readonly string[]): void => {
    const left = owedSignOuts.read().filter((each) => !fingerprints.includes(each))
    owed.write(left.length === 0 ? null : left)
  },
}

/** The server reads this cookie before it renders, and deletes it at the next sign-in. */
function markSignedOut(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser of ours has the Cookie Store
  document.cookie = `${signedOutMark}=1; Path=/; Max-Age=7776000; SameSite=Strict${secure}`
}
