import type { BrowserDeployment } from '@contract/deployment'
import { type Locale, tagOf } from '@contract/locales'
import type { sessionMachine } from '@machines/auth/session/machine'
import { hasGoodToken, isInside, isOffline, sessionOf } from '@machines/auth/session/selectors'
import { FailedCall, type Failure } from '@machines/kernel/failure'
import { type ActorRefFrom, waitFor } from 'xstate'
import { apiUrlOf } from './apiUrl'
import { rememberServerDate } from './serverClock'

/** The headers, address and token of every call; see docs/behaviour.md#headers-of-a-call. */
export type Identity = {
  apiUrl: string
  /** Time limit of calls that do not set their own. */
  timeoutMs: number
  headers(): Record<string, string>
  /** Receives the `Date` header of a reply. */
  onDate(date: string | null): void
  /** Receives the endpoint's path when a reply does not match the contract. */
  onMalformed(path: string): void
  /** The token of the signed-in user, without a refresh; null if no user is signed in. */
  knownToken(): string | null
  /** A valid token; waits for a refresh in progress. */
  goodToken(signal: AbortSignal): Promise<string>
  /** Returns a token other than the refused one. */
  renewedToken(refused: string, signal: AbortSignal): Promise<string>
}

type Surroundings = {
  host: string
  brand: string
  deployment: BrowserDeployment
  session: ActorRefFrom<typeof sessionMachine>
  locale(): Locale
  buildingUuid(): string | null
  onMalformed(path: string): void
}

const unauthenticated: Failure = {
  kind: 'refused',
  code: 'unauthenticated',
  status: 401,
  retryAfter: null,
  fields: [],
}

export function createIdentity(surroundings: Surroundings): Identity {
  const { deployment, session, host, brand } = surroundings

  const goodToken = async (signal: AbortSignal) => {
    const known = sessionOf(session.getSnapshot())
    // Timers pause while the device sleeps, so the token may have expired although the machine
    // still considers it valid.
    if (known !== null && hasGoodToken(session.getSnapshot()) && known.expiresAt <= Date.now()) {
      session.send({ type: 'token.rejected' })
    }
    const snapshot = await waitFor(
      session,
      (next) => hasGoodToken(next) || isOffline(next) || !isInside(next),
      { timeout: deployment.limits.requestTimeoutMs, signal },
    ).catch(() => {
      throw new FailedCall({ kind: 'timeout' })
    })
    if (isOffline(snapshot)) throw new FailedCall({ kind: 'network' })
    const token = hasGoodToken(snapshot) ? sessionOf(snapshot)?.token : undefined
    if (token === undefined) throw new FailedCall(unauthenticated)
    return token
  }

  return {
    apiUrl: apiUrlOf(host, deployment),
    timeoutMs: deployment.limits.requestTimeoutMs,
    headers: () => ({
      accept: 'application/vnd.portico.v2+json',
      'accept-language': acceptLanguage(surroundings.locale()),
      'content-type': 'application/json',
      'x-app-id': String(deployment.app.id),
      'x-app-version': deployment.app.version,
      'x-client-type': 'web',
      'x-brand': brand,
      'x-building-uuid': surroundings.buildingUuid() ?? '',
      traceparent: `00-${randomHex(16)}-${randomHex(8)}-01`,
    }),
    onDate: rememberServerDate,
    onMalformed: (path) => surroundings.onMalformed(path),
    knownToken: () => sessionOf(session.getSnapshot())?.token ?? null,
    goodToken,
    renewedToken: (refused, signal) => {
      const snapshot = session.getSnapshot()
      if (hasGoodToken(snapshot) && sessionOf(snapshot)?.token === refused) {
        session.send({ type: 'token.rejected' })
      }
      return goodToken(signal)
    },
  }
}

/** The locale, its language, then English: `de-DE,de;q=0.9,en;q=0.8`. */
function acceptLanguage(locale: Locale): string {
  const tag = tagOf(locale)
  const language = new Intl.Locale(tag).language
  const wanted = [...new Set([tag, language, 'en'])]
  return wanted.map((each, at) => (at === 0 ? each : `${each};q=${1 - at / 10}`)).join(',')
}

function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
