import type { Boot } from '@contract/deployment'

/** What the app's own build says of the first paint, which happens before any script runs. */
export type FirstPaint = (boot: Boot) => {
  /** CSS text of the brand's tokens. */
  css: string
  title: string
}
