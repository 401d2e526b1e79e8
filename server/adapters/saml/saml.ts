import type { Saml, SamlAnswer, SamlService, SamlVisit } from '../../ports/saml'
import { answerBytes } from '../../services/auth/sso/samlLimits'
import { type Isolated, isolated } from '../../workers/isolated'

/** What the thread is asked; see `samlThread.ts`. */
export type SamlQuestion =
  | { ask: 'metadata'; service: SamlService }
  | { ask: 'request'; visit: SamlVisit; relayState: string; loginHint: string }
  | { ask: 'answer'; visit: SamlVisit; xml: string }

/** Reading a real answer takes some hundredths of a second, and starting the thread a tenth. */
const bounds = { milliseconds: 1500, megabytes: 96, waiting: 64 }

/** XML is parsed in a thread of its own, so that a hostile document cannot block the server. */
export function openSaml(thread: Isolated = isolated('adapters/saml/samlThread', bounds)): Saml {
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
