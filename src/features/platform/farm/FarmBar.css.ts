import { bottom } from '@ui/bottomBar/bottom.css'
import { layer } from '@ui/theme/layers'
import { vars } from '@ui/theme/theme.css'
import { fontFace, style } from '@vanilla-extract/css'

const roboto = fontFace({
  src: "url('@fontsource/roboto/files/roboto-latin-400-normal.woff2') format('woff2')",
  fontDisplay: 'swap',
})

/**
 * The root's element at the end of the body takes no part in the layout: the bar follows the page
 * and is sticky.
 */
export const place = style({ display: 'contents' })

export const bar = style({
  position: 'sticky',
  // Above a phone's navigation.
  bottom,
  zIndex: layer.header,
  boxSizing: 'border-box',
  minHeight: '48px',
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '8px 20px',
  background: vars.color.text,
  color: vars.color.ground,
  font: `14px/20px ${roboto}, Roboto, sans-serif`,
})

export const facts = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '24px',
})

export const fact = style({ display: 'flex', gap: '8px', minWidth: 0, maxWidth: '100%' })

export const name = style({ opacity: 0.8 })

/** Long addresses wrap instead of being cut. */
export const value = style({ margin: 0, minWidth: 0, overflowWrap: 'anywhere' })

export const change = style({
  flexShrink: 0,
  minHeight: '44px',
  marginBlock: '-8px',
  paddingInline: '8px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: '-4px' },
  },
})
