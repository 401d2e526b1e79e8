import { bottom } from '@ui/bottomBar/bottom.css'
import { below769, from, low } from '@ui/theme/breakpoints'
import { layer } from '@ui/theme/layers'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

/** Grows with the font size. */
const headerHeight = 'max(64px, 3.5rem)'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: bottom,
})

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  height: headerHeight,
  paddingInline: vars.gutter,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [from[769]]: { gap: space[4] },
    [from[1025]]: { gap: space[12] },
    [low]: { position: 'static' },
  },
})
/** Scroll padding on the root keeps focused elements clear of the header. */
globalStyle(`:root:has(${header})`, {
  vars: { [vars.dock]: headerHeight },
  '@media': { [low]: { vars: { [vars.dock]: '0px' } } },
})

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.target,
  textDecoration: 'none',
})
/** On phones, the building's name needs the space more. */
globalStyle(`${mark} img`, { '@media': { [below769]: { maxWidth: '31vw' } } })
export const spring = style({ flex: 1 })
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column' })

export const mutedMain = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  paddingInline: vars.gutter,
  paddingBlock: space[64],
})

/** Lets keyboard users skip the header. */
export const skip = style({
  // Visible at any scroll position.
  position: 'fixed',
  insetInlineStart: vars.gutter,
  top: '-100px',
  zIndex: layer.skip,
  background: vars.color.ground,
  padding: space[12],
  borderRadius: radius.control,
  selectors: { '&:focus': { top: space[8] } },
})

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  paddingInline: vars.gutter,
  paddingBlock: space[8],
  background: vars.color.warningSubtle,
})

export const offlineIcon = style({ flex: 'none' })
