import type { Boot } from '@contract/deployment'

/** What the app's own build renders of the first screen, so that it paints without scripts. */
export type FirstPaint = (boot: Boot) => {
  /** CSS text of the brand's tokens. */
  css: string
  /** Attributes of `<html>`. */
  lang: string
  title: string
  /** Markup for the root element. */
  body: string
}
