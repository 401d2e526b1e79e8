import { hrefOf, safeLink } from '@rules/links/links'
import DOMPurify from 'dompurify'

/** Elements allowed in a description; all others are removed. */
const tags = [
  'p br hr div span blockquote pre code a',
  'h1 h2 h3 h4 h5 h6',
  'strong b em i u s sub sup small mark',
  'ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
].flatMap((line) => line.split(' '))
/** Neither `style` nor `class` nor `id`, so that a description cannot imitate the app. */
const attributes = ['href', 'title', 'lang', 'dir', 'colspan', 'rowspan', 'scope', 'start']

/**
 * The page's own headings are above the first of these. An author's headings may start at any
 * level; they are mapped to these without skipping one.
 */
const levels = ['h3', 'h4', 'h5', 'h6']

/**
 * Sanitises the HTML of a description: no scripts, and links only where
 * docs/behaviour.md#links-in-content allows them.
 */
export function sanitise(html: string): string {
  // A frameset document has no body and would result in nothing; the `<body>` prevents framesets.
  const fragment = DOMPurify.sanitize(`<body>${html}`, {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  for (const link of fragment.querySelectorAll('a')) tame(link)
  lowerHeadings(fragment)
  const holder = document.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}

function tame(link: HTMLAnchorElement): void {
  const target = safeLink(link.getAttribute('href'))
  if (target === null) {
    link.removeAttribute('href')
    return
  }
  link.setAttribute('href', hrefOf(target))
  if (target.kind !== 'route') {
    link.setAttribute('target', '_blank')
    link.setAttribute('rel', 'noopener noreferrer nofollow')
  }
}

function lowerHeadings(fragment: DocumentFragment): void {
  const headings = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')]
  const used = [...new Set(headings.map(({ tagName }) => tagName))].toSorted()
  for (const heading of headings) {
    const element = document.createElement(levels[used.indexOf(heading.tagName)] ?? 'h6')
    element.append(...heading.childNodes)
    heading.replaceWith(element)
  }
}
