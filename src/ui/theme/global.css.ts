/** Reset, base typography, focus ring and layout variables; import once, at the root of the app. */
import './fonts.css'
import { globalStyle } from '@vanilla-extract/css'
import { from, moreContrast } from './breakpoints'
import { gutterFrom } from './gutter'
import { vars } from './theme.css'
import { leading, size, weight } from './typeScale'

globalStyle(':root', {
  vars: { [vars.target]: '44px', [vars.gutter]: '20px', [vars.dock]: '0px' },
  '@media': {
    [from[769]]: { vars: { [vars.gutter]: '32px' } },
    [from[1025]]: { vars: { [vars.gutter]: gutterFrom('60px') } },
  },
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('*', { margin: 0, padding: 0 })
globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: vars.dock,
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  WebkitTapHighlightColor: 'transparent',
})
globalStyle(':root:root', {
  '@media': {
    [moreContrast]: {
      vars: { [vars.color.line]: vars.color.lineStrong, [vars.color.textMuted]: vars.color.text },
    },
  },
})
globalStyle('body', {
  minHeight: '100dvh',
  // Keeps text clear of notches in landscape; full-bleed parts add the insets themselves.
  paddingInline: 'env(safe-area-inset-left) env(safe-area-inset-right)',
  fontFamily: vars.font.text,
  fontSize: size[17],
  lineHeight: leading.text,
  color: vars.color.text,
  background: vars.color.ground,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  fontSynthesis: 'none',
})
globalStyle('h1, h2, h3, h4', {
  fontWeight: weight.medium,
  lineHeight: leading.title,
  textWrap: 'balance',
  overflowWrap: 'break-word',
})
globalStyle('p, li, dd', { overflowWrap: 'break-word', textWrap: 'pretty' })
// An empty string instead of `none`, with which Safari drops the list semantics.
globalStyle('ul, ol', { listStyleType: '""' })
globalStyle('img, picture, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' })
globalStyle('a', { color: 'inherit' })
globalStyle('::selection', { background: vars.color.brand, color: vars.color.onBrand })

globalStyle(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})
// Focused only so that reading continues there; these elements are not interactive.
globalStyle(':is(h1, h2, h3, main, section, [role="menu"])[tabindex="-1"]:focus-visible', {
  outline: 'none',
})

// A page rendered for another user must not flash before the scripts remove it.
globalStyle('html[data-rendered="other"] #root', { visibility: 'hidden' })

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Even the shortest one would delay computed colors, which the frames of the card provider receive.
      transition: 'none !important',
    },
  },
})
