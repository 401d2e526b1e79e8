import type { Collector } from '@ui/rendering/collector'

/** Nothing in a rule can end it, or the style sheet. Declarations come from our own code, and URLs in them are encoded. */
const endsRule = /[<{}\\]/

/** Gathers what a rendered page says of itself. */
export function createCollector() {
  const headings: string[] = []
  const styles = new Set<string>()
  const collector: Collector = {
    addHeading: (text) => void headings.push(text),
    addStyle: (declarations) => void styles.add(declarations),
  }
  return {
    collector,
    /** Of several the first; empty where the page has none. */
    heading: () => headings[0] ?? '',
    /** A rule for each style, by its `data-style`. */
    css: () =>
      [...styles]
        .filter((declarations) => !endsRule.test(declarations))
        .map((declarations) => `[data-style=${JSON.stringify(declarations)}]{${declarations}}`)
        .join(''),
  }
}
