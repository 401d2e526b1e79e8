import { type Isolated, isolated } from '../workers/isolated'
import type { Assertion } from './samlAssertion'

/** An identity provider as its metadata describe it. */
export type SamlProvider = { entityId: string; ssoUrl: string; certificate: string }

/** We as a service provider: one for every host that browsers know us by. */
export type SamlService = { entityId: string; acsUrl: string }

/** What the answer of a provider has to match. */
export type SamlVisit = { provider: SamlProvider; service: SamlService; requestId: string }

export type SamlAnswer =
  | { outcome: 'assertion'; assertion: Assertion }
  /** The provider refused the sign-in, for example because the person cancelled it. */
  | { outcome: 'declined' }
  | { outcome: 'refused'; error: unknown }

/** What the thread is asked; see `samlThread.ts`. */
export type SamlQuestion =
  | { ask: 'metadata'; service: SamlService }
  | { ask: 'request'; visit: SamlVisit; relayState: string; loginHint: string }
  | { ask: 'answer'; visit: SamlVisit; xml: string }

export type Saml = {
  /** Our service provider metadata, for operators of identity providers. */
  metadata(service: SamlService): Promise<string>
  /** Where to send the browser with a request for this provider (redirect binding, not signed). */
  requestUrl(visit: SamlVisit, relayState: string, loginHint: string): Promise<string>
  /**
   * Reads the answer to our request of this id. The assertion has to be signed by the provider, for us, for
   * this request and for now; what is not signed is not looked at. Rejects with an `IsolationError`.
   */
  readAnswer(visit: SamlVisit, samlResponse: string): Promise<SamlAnswer>
  close(): Promise<void>
}

/**
 * The most bytes of XML in an answer. Real answers have 5 to 20 kilobytes, and 40 with several hundred groups. The
 * limit matters because the parser's time grows with the square of the size of a hostile document.
 */
export const answerBytes = 64 * 1024

/** Reading a real answer takes some hundredths of a second, and starting the thread a tenth. */
const bounds = { milliseconds: 1500, megabytes: 96, waiting: 64 }

/** XML is parsed in a thread of its own, so that a hostile document cannot block the server. */
export function openSaml(thread: Isolated = isolated('ports/samlThread', bounds)): Saml {
  const ask = (question: SamlQuestion) => thread.ask(question)
  return {
    metadata: async (service) => (await ask({ ask: 'metadata', service })) as string,
    requestUrl: async (visit, relayState, loginHint) =>
      (await ask({ ask: 'request', visit, relayState, loginHint })) as string,
    readAnswer: async (visit, samlResponse) => {
      const xml = Buffer.from(samlResponse, 'base64')
      if (xml.byteLength > answerBytes) return refused('The answer is too large')
      const question: SamlQuestion = { ask: 'answer', visit, xml: xml.toString('utf8') }
      return (await ask(question)) as SamlAnswer
    },
    close: () => thread.close(),
  }
}

function refused(reason: string): SamlAnswer {
  return { outcome: 'refused', error: new Error(reason) }
}
