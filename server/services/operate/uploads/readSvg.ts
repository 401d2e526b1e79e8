import { DOMParser } from '@xmldom/xmldom'
import { type CheckedUpload, RefusedFile } from './uploadedFile'

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Logos have some hundred elements. */
const most = { elements: 20_000, tags: 50_000, depth: 100 }

/** Elements that run something, or show documents of another kind. */
const active = new Set(
  'script foreignobject iframe embed object audio video canvas handler listener'.split(' '),
)
/** A reference within the drawing, or a picture inside of it. */
const ownReference = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif);base64,|$)/i
/** Styles that load something from elsewhere. Escapes could hide such a style. */
const foreignStyle =
  /@import|\\|url\(\s*['"]?(?!\s*(?:['"]?#|data:image\/(?:png|jpeg|webp|gif);base64,))/i

/**
 * Checks a drawing, and returns it unchanged. It is only ever shown by `<img>`, and served with a policy that runs
 * nothing; what is refused here would be harmful elsewhere, such as in a copy of the file.
 */
export function readSvg(content: Uint8Array): Promise<CheckedUpload> {
  const root = parsed(content)
  checkElements(root)
  const contentType = 'image/svg+xml; charset=utf-8'
  return Promise.resolve({ content, ending: 'svg', contentType, font: null })
}

function parsed(content: Uint8Array): Element {
  const text = decoded(content)
  // Without a document type there are no entities, and none of other files.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new RefusedFile('active', 'The drawing has a document type; export it as plain SVG')
  }
  // Parsing takes a tenth of a second at most, since it blocks the event loop.
  if (text.split('<').length > most.tags) throw tooComplex()
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
    const encoding = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']*)/i.exec(text)?.[1] ?? 'utf-8'
    if (/^utf-?8$/i.test(encoding)) return text
  } catch {
    // Refused below.
  }
  throw new RefusedFile('type')
}

function checkElements(root: Element): void {
  const stack: { node: Node; depth: number }[] = [{ node: root.ownerDocument, depth: 0 }]
  const uses = new Map<string, string[]>()
  let elements = 0
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, depth } = next
    if (node.nodeType === 7 && node.nodeName.toLowerCase() !== 'xml')
      throw refusedPart(`<?${node.nodeName}?>`)
    if (node.nodeType === 1) {
      elements += 1
      checkElement(node as Element)
      noteUse(node as Element, uses)
    }
    if (elements > most.elements || depth > most.depth) throw tooComplex()
    for (let child = node.lastChild; child !== null; child = child.previousSibling)
      stack.push({ node: child, depth: depth + 1 })
  }
  checkUses(uses)
}

function checkElement(element: Element): void {
  const name = (element.localName ?? element.nodeName).toLowerCase()
  if (active.has(name)) throw refusedPart(`<${name}>`)
  if (name === 'style' && foreignStyle.test(element.textContent ?? ''))
    throw refusedPart('a style that loads something')
  for (let at = 0; at < element.attributes.length; at += 1) {
    const { localName, nodeName, value } = element.attributes.item(at) as Attr
    const attribute = (localName ?? nodeName).toLowerCase()
    if (attribute.startsWith('on')) throw refusedPart(attribute)
    // An animation could set what is refused here.
    if (attribute === 'attributename' && /(?:^|:)(?:href|on\w*)$/i.test(value.trim()))
      throw refusedPart(`an animation of ${value.trim().slice(0, 40)}`)
    if (['href', 'src', 'action', 'base'].includes(attribute) && !isOwnReference(name, value))
      throw refusedPart('a reference to another file')
    if (foreignStyle.test(value)) throw refusedPart('a style that loads something')
  }
}

/** A link that can be pressed leads somewhere, but only where the drawing is a page, which it never is here. */
const isOwnReference = (element: string, value: string) =>
  ownReference.test(value) || (element === 'a' && /^https?:\/\//i.test(value))

/** The references of `<use>` by the id of each element around them; the drawing itself is the empty id. */
function noteUse(element: Element, uses: Map<string, string[]>): void {
  if ((element.localName ?? '').toLowerCase() !== 'use') return
  const target = (element.getAttribute('href') || element.getAttribute('xlink:href')) ?? ''
  const owners = ['']
  for (let node: Node | null = element; node?.nodeType === 1; node = node.parentNode) {
    const id = (node as Element).getAttribute('id')
    if (id) owners.push(id)
  }
  for (const id of owners) {
    const targets = uses.get(id) ?? []
    targets.push(target.trim().replace(/^#/, ''))
    uses.set(id, targets)
  }
}

/** A few elements that use one another repeatedly can multiply to billions when they are drawn. */
function checkUses(uses: ReadonlyMap<string, readonly string[]>): void {
  const counts = new Map<string, number>()
  const count = (id: string, around: readonly string[]): number => {
    const known = counts.get(id)
    if (known !== undefined) return known
    if (around.includes(id) || around.length > most.depth) throw tooComplex()
    let total = 1
    for (const target of uses.get(id) ?? []) {
      total += count(target, [...around, id])
      if (total > most.elements) throw tooComplex()
    }
    counts.set(id, total)
    return total
  }
  for (const id of uses.keys()) count(id, [])
}

const refusedPart = (what: string) =>
  new RefusedFile('active', `The drawing has ${what}, which is not allowed`)
const tooComplex = () =>
  new RefusedFile('too_complex', 'The drawing has too many elements, or repeats them too often')
