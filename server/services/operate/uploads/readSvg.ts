import { DOMParser } from '@xmldom/xmldom'
import type { CheckedUpload } from '../../../ports/fileParser'
import { RefusedFile, refusedPart, tooComplex } from './refusedFile'
import { checkSvgElement } from './svgElement'
import { svgNamespace } from './svgLists'
import { SvgReferences } from './svgReferences'

/** Logos have some hundred elements. `equals` bounds the attributes before they are parsed. */
const max = { elements: 20_000, tags: 50_000, equals: 200_000, depth: 100 }

/**
 * Checks a drawing, and returns it unchanged. It is only ever shown by `<img>`, and served with a policy that runs
 * nothing; what is refused here would be harmful elsewhere, such as in a copy of the file.
 */
export function readSvg(content: Uint8Array): Promise<CheckedUpload> {
  checkElements(parsed(content))
  const contentType = 'image/svg+xml; charset=utf-8'
  return Promise.resolve({ content, ending: 'svg', contentType, font: null })
}

function parsed(content: Uint8Array): Element {
  const text = decoded(content)
  // Without a document type there are no entities, and none of other files.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new RefusedFile('active', 'The drawing has a document type; export it as plain SVG')
  }
  if (text.split('<').length > max.tags || text.split('=').length > max.equals) throw tooComplex()
  const root = documentOf(text).documentElement as Element | undefined
  if (root?.localName !== 'svg' || root.namespaceURI !== svgNamespace) throw new RefusedFile('type')
  return root
}

function documentOf(text: string): Document {
  const fail = (message: string): never => {
    throw new RefusedFile('damaged', 'The drawing is not well-formed', { cause: message })
  }
  try {
    const errorHandler = { warning: fail, error: fail, fatalError: fail }
    return new DOMParser({ errorHandler }).parseFromString(text, 'image/svg+xml')
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('damaged', String(error))
  }
}

/** UTF-8 alone: in another encoding, a browser could read other elements than this check. */
function decoded(content: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content)
    const [declaration = ''] = /^\s*<\?xml[^>]*/i.exec(text) ?? []
    const encoding = /\sencoding\s*=\s*["']([^"']*)/i.exec(declaration.slice(0, 200))?.[1]
    if (/^utf-?8$/i.test(encoding ?? 'utf-8')) return text
  } catch {
    // Refused below.
  }
  throw new RefusedFile('type')
}

function checkElements(root: Element): void {
  const stack: { node: Node; ids: readonly string[]; depth: number }[] = [
    { node: root.ownerDocument, ids: [], depth: 0 },
  ]
  const references = new SvgReferences()
  let elements = 0
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next
    let { ids } = next
    if (node.nodeType === 7 && node.nodeName.toLowerCase() !== 'xml')
      throw refusedPart(`<?${node.nodeName}?>`)
    if (node.nodeType === 1) {
      elements += 1
      const { id, targets } = checkSvgElement(node as Element)
      if (id !== '') ids = [...ids, id]
      for (const target of targets) references.add(ids, target)
    }
    if (elements > max.elements || depth > max.depth) throw tooComplex()
    for (let child = node.lastChild; child !== null; child = child.previousSibling)
      stack.push({ node: child, ids, depth: depth + 1 })
  }
  references.check()
}
