import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const attached = style({ display: 'grid', gap: space[16], justifyItems: 'start' })
export const attachedTile = style({ width: '100%', maxWidth: '428px' })

export const terms = style({
  display: 'grid',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
})
export const price = style({
  color: vars.color.text,
  fontSize: size[20],
  fontWeight: weight.strong,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const fromHome = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
/** As large as a finger, without pushing the title away. */
export const host = style({ marginBlock: '-12px' })
