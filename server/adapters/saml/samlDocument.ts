import { DOMParser } from '@xmldom/xmldom'

const signatures = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
]
const digests = [
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
]

/**
 * Throws on content that no real provider sends but the libraries would accept. It examines the parsed document, not
 * its text, because in the text a name can be hidden behind character references.
 */
export function checkDocument(xml: string): void {
  if (/<!DOCTYPE/i.test(xml)) throw new Error('A document type has no place in SAML')
  const document = new DOMParser({ errorHandler: { fatalError: fail, error: fail } })
    // As node-saml does, because the parser converts a carriage return to a line feed.
    .parseFromString(xml.replaceAll(/\r\n?/g, '\n'), 'text/xml')
  if (document.doctype) throw new Error('A document type has no place in SAML')
  checkAlgorithms(document, 'SignatureMethod', signatures)
  checkAlgorithms(document, 'DigestMethod', digests)
}

/** Elements of this local name in any namespace and at any depth, since a library may use any of them. */
function checkAlgorithms(document: Document, element: string, known: readonly string[]): void {
  const found = document.getElementsByTagNameNS('*', element)
  for (let at = 0; at < found.length; at += 1) {
    const algorithm = found[at]?.getAttribute('Algorithm') ?? ''
    if (!known.includes(algorithm))
      throw new Error('Signed by an algorithm that is not known or weak')
  }
}

function fail(message: string): never {
  throw new Error('The document is not well-formed', { cause: message })
}
