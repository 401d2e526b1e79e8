/** Scroll anchors of home; a URL hash names one of them. */
export const anchors = ['home', 'utilities', 'spotlight', 'discover'] as const
export type Anchor = (typeof anchors)[number]

export function isAnchor(name: string): name is Anchor {
  return anchors.some((anchor) => anchor === name)
}
