import { bottom } from '@ui/bottomBar/bottom.css'
import { layer } from '@ui/theme/layers'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

const headerHeight = '64px'

export const shell = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  paddingBottom: bottom,
  vars: { [vars.dock]: headerHeight },
})

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: layer.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  height: headerHeight,
  paddingInline: vars.gutter,
  background: vars.color.ground,
  borderBottom: `1px solid ${vars.color.line}`,
})

export const mark = style({ display: 'flex', alignItems: 'center', minHeight: vars.target })
export const spring = style({ flex: 1 })
export const main = style({ flex: 1, display: 'flex', flexDirection: 'column' })

export const quietMain = style({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  paddingInline: vars.gutter,
  paddingBlock: space[64],
})

/** Lets a keyboard pass the header. */
export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.gutter,
  top: '-100px',
  zIndex: 1,
  background: vars.color.ground,
  padding: space[12],
  selectors: { '&:focus': { top: space[8] } },
})

export const offline = style({
  display: 'block',
  paddingInline: vars.gutter,
  paddingBlock: space[8],
  background: vars.color.warningQuiet,
})
