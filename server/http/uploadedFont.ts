import { fontFile } from '@contract/world/fields'
import * as v from 'valibot'
import type { WhitelabelRow } from '../services/tenancy/whitelabels'

/** The style rules of fonts, and the address of the file to preload. */
export type Fonts = { css: string; first: string | null }

export const noFonts: Fonts = { css: '', first: null }

/** Characters that the theme (`src/ui/theme/brand.ts`) removes from a family name, too. */
const needless = /[^\p{L}\p{N} _-]/gu

/** The font that an operator has uploaded for a white-label, under the name in its theme. */
export function uploadedFont({
  themeFont,
  themeFontUrl,
  fontWeight,
}: Pick<WhitelabelRow, 'themeFont' | 'themeFontUrl' | 'fontWeight'>): Fonts {
  const family = (themeFont ?? '').replace(needless, '').trim()
  // The file of another deployment, or one that was deleted, has no weight.
  if (family === '' || fontWeight === null || !v.is(fontFile, themeFontUrl)) return noFonts
  const css = `@font-face{font-family:'${family}';src:url(${themeFontUrl}) format('woff2');font-weight:${fontWeight};font-display:swap}`
  return { css, first: themeFontUrl }
}
