import type { Saml, SamlAnswer, SamlRequest, SamlService } from '../../ports/saml'
import { answerBytes } from '../../services/auth/sso/samlLimits'
import { type Isolated, isolated } from '../../workers/isolated'

/** A request to the thread; see `samlThread.ts`. */
export type SamlQuestion =
  | { kind: 'metadata'; service: SamlService }
  | { kind: 'request'; request: SamlRequest; relayState: string; loginHint: string }
  | { kind: 'answer'; request: SamlRequest; xml: string }

/** Reading a real response takes some hundredths of a second, and starting the thread a tenth. */
const bounds = { milliseconds: 1500, megabytes: 96, waiting: 64 }

/** XML is parsed in a separate thread, so that a hostile document cannot block the server. */
export function openSaml(thread: Isolated = isolated('adapters/saml/samlThread', bounds)): Saml {
  const send = (question: SamlQuestion) => thread.request(question)
  return {
    metadata: async (service) => (await send({ kind: 'metadata', service })) as string,
    requestUrl: async (request, relayState, loginHint) =>
      (await send({ kind: 'request', request, relayState, loginHint })) as string,
    readAnswer: async (request, samlResponse) => {
      const xml = Buffer.from(samlResponse, 'base64')
      if (xml.byteLength > answerBytes) return refused('The answer is too large')
      const question: SamlQuestion = { kind: 'answer', request, xml: xml.toString('utf8') }
      return (await send(question)) as SamlAnswer
    },
    close: () => thread.close(),
  }
}

function refused(reason: string): SamlAnswer {
  return { outcome: 'refused', error: new Error(reason) }
}
