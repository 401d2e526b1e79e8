// Splits the app's stylesheet into rules by the classes that they need, from which the server selects those of a page
// (server/http/pageCss.ts).
import { parse } from 'postcss'

/** A selector without the arguments of `:not(…)`, `:is(…)` and the like, whose classes an element need not have. */
function withoutArguments(selector) {
  let depth = 0
  let outer = ''
  for (const character of selector) {
    if (character === ')') depth -= 1
    else if (depth === 0 && character !== '(') outer += character
    if (character === '(') depth += 1
  }
  return outer
}

const classesOf = (selector) =>
  [...withoutArguments(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) =>
    name.replaceAll('\\', ''),
  )

/** The rules of a node, in their order; comments are dropped. */
const rulesIn = (parent) =>
  parent.nodes.flatMap((node) => {
    if (node.type === 'comment') return []
    if (node.type === 'rule')
      return [{ css: node.toString(), classes: node.selectors.map(classesOf) }]
    const isGroup = node.type === 'atrule' && node.nodes?.some(({ type }) => type !== 'decl')
    if (isGroup && !node.name.endsWith('keyframes'))
      return [{ open: `@${node.name} ${node.params}{`, rules: rulesIn(node) }]
    // Every page has the fonts, key frames and properties.
    return [{ css: node.nodes === undefined ? `${node};` : node.toString(), classes: [[]] }]
  })

/**
 * @param css the text of a stylesheet
 * @returns its rules as `server/http/pageCss.ts` describes them
 */
export const stylesheetRules = (css) => rulesIn(parse(css))
