import type { Collector } from '@ui/rendering/collector'

/**
 * Characters that could end a rule or the style sheet. Declarations come from our own code, and
 * URLs in them are encoded.
 */
const endsRule = /[<{}\\]/

/** Collects a rendered page's titles and styles. */
export function createCollector() {
  const headings: string[] = []
  const styles = new Set<string>()
  const collector: Collector = {
    addHeading: (text) => void headings.push(text),
    addStyle: (declarations) => void styles.add(declarations),
  }
  return {
    collector,
    /** The first heading; empty if the page has none. */
    heading: () => headings[0] ?? '',
    /** One rule per style, selected by its `data-style`. */
    css: () =>
      [...styles]
        .filter((declarations) => !endsRule.test(declarations))
        .map((declarations) => `[data-style=${JSON.stringify(declarations)}]{${declarations}}`)
        .join(''),
  }
}
