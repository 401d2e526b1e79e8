import type { Boot } from '@contract/deployment'
import type { Locale } from '@contract/locales'

/** Renders the first screen on the server, so that the browser can paint it before any script runs. */
export type FirstPaint = (
  boot: Boot,
  /** The language that the browser asks for, e.g. `de-de`. */
  locale: Locale,
) => Promise<{
  /** CSS text of the brand's tokens. */
  css: string
  title: string
  /** Markup of the first signed-out screen. */
  body: string
}>
