/** A rule that applies to elements with all classes of one of its alternatives, or a group of rules under a condition. */
export type StyleRule = { css: string; classes: string[][] } | { open: string; rules: StyleRule[] }

const classAttribute = /class="([^"]*)"/g

function selected(rules: StyleRule[], has: (name: string) => boolean): string {
  let css = ''
  for (const rule of rules) {
    if ('rules' in rule) {
      const inner = selected(rule.rules, has)
      if (inner !== '') css += `${rule.open}${inner}}`
    } else if (rule.classes.some((names) => names.every(has))) css += rule.css
  }
  return css
}

/**
 * The part of a stylesheet that some markup needs. On a slow phone, a page with all rules is shown a tenth of a second
 * later than with its own.
 *
 * @param rules the stylesheet, which the build has split (`scripts/stylesheetRules.mjs`)
 * @param markup HTML as React writes it, with double quotes around attributes
 */
export function pageCss(rules: StyleRule[], markup: string): string {
  const classes = new Set<string>()
  for (const [, names = ''] of markup.matchAll(classAttribute))
    for (const name of names.split(' ')) classes.add(name)
  return selected(rules, (name) => classes.has(name))
}
