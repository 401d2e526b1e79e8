import { refusedPart, tooComplex } from './refusedFile'
import {
  editorNamespaces,
  svgAttributes,
  svgElements,
  svgNamespace,
  textAttributes,
  xlinkAttributes,
  xmlAttributes,
} from './svgLists'
import { foreignInStyle, idsInStyle, ownReference } from './svgStyles'

const maxAttributes = 100
const xlink = 'http://www.w3.org/1999/xlink'
const xml = 'http://www.w3.org/XML/1998/namespace'
const xmlns = 'http://www.w3.org/2000/xmlns/'
/** Attributes that the element's own animations could set to something that is refused here. */
const animatable = (name: string) =>
  svgAttributes.has(name) && !textAttributes.has(name) && name !== 'style'

const isEditors = (namespace: string) => editorNamespaces.some((each) => namespace.startsWith(each))

/**
 * Refuses an element that is not on the lists, or that has an attribute, reference or style that is not.
 *
 * @returns its id, and the ids that it refers to
 */
export function checkSvgElement(element: Element): { id: string; targets: string[] } {
  const name = element.localName ?? element.nodeName
  const isEditor = isEditors(element.namespaceURI ?? '')
  const isKnown = element.namespaceURI === svgNamespace && svgElements.has(name)
  if (!isEditor && !isKnown) throw refusedPart(`<${element.nodeName.slice(0, 40)}>`)
  if (element.attributes.length > maxAttributes) throw tooComplex()
  const targets: string[] = []
  if (name === 'style') targets.push(...checkedStyle(element.textContent ?? ''))
  for (let at = 0; at < element.attributes.length; at += 1) {
    targets.push(...checkAttribute(name, element.attributes.item(at) as Attr, isEditor))
  }
  return { id: isEditor ? '' : (element.getAttribute('id') ?? ''), targets }
}

/** Returns the ids that it refers to. */
function checkAttribute(element: string, attribute: Attr, ofEditor: boolean): string[] {
  const { nodeName, value } = attribute
  // The parser leaves it undefined where the DOM has null.
  const namespaceURI = attribute.namespaceURI ?? ''
  const name = attribute.localName ?? nodeName
  const isPlain = namespaceURI === ''
  if (namespaceURI === xmlns || nodeName === 'xmlns' || isEditors(namespaceURI)) return []
  if (name === 'href' && (isPlain || namespaceURI === xlink)) {
    return checkedReference(element, value)
  }
  if (namespaceURI === xlink && xlinkAttributes.has(name)) return []
  if (namespaceURI === xml && xmlAttributes.has(name)) return []
  const isText = textAttributes.has(name) || /^(?:data|aria)-/.test(name)
  if (!isPlain || !(isText || svgAttributes.has(name) || (ofEditor && isInert(name))))
    throw refusedPart(`the attribute ${nodeName.slice(0, 40)}`)
  if (isText) return []
  if (name === 'attributeName' && !animatable(value.trim()))
    throw refusedPart(`an animation of ${value.trim().slice(0, 40)}`)
  return checkedStyle(value)
}

/** On an element that browsers ignore, an attribute of any name is harmless; copies of the file are not read as HTML. */
const isInert = (name: string) => !/^(?:on|src|action|background|formaction)/i.test(name)

/** A link that can be pressed leads somewhere, but only where the drawing is a page, which it never is here. */
function checkedReference(element: string, value: string): string[] {
  const isLink = element === 'a' && /^https?:\/\//i.test(value)
  if (!isLink && !ownReference.test(value)) throw refusedPart('a reference to another file')
  const target = value.trim()
  return target.startsWith('#') && element !== 'a' ? [target.slice(1)] : []
}

function checkedStyle(style: string): string[] {
  const foreign = foreignInStyle(style)
  if (foreign !== null) throw refusedPart(foreign)
  return idsInStyle(style)
}
