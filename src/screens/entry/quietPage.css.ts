import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** A page with one thing to say. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100dvh',
  paddingInline: vars.gutter,
})

export const head = style({ display: 'flex', alignItems: 'center', minHeight: '72px' })

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[16],
  maxWidth: '40rem',
  marginInline: 'auto',
  width: '100%',
  paddingBottom: space[96],
})

/** Below a header that is there already, or on a page of its own. */
export const unreachable = style([
  words,
  { flex: 1, minHeight: '60dvh', paddingInline: vars.gutter, paddingBlock: space[64] },
])

export const centred = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })
