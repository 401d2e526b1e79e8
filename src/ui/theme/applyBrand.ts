let current: CSSStyleSheet | null = null

/**
 * Applies a brand's style sheet (from `brandCss`), replacing the previous one. Allowed by a strict
 * CSP.
 */
export function applyBrand(css: string): void {
  const next = new CSSStyleSheet()
  next.replaceSync(css)
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== current)
  document.adoptedStyleSheets = [...others, next]
  current = next
}
