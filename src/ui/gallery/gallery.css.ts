import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const page = style({ paddingBottom: space[96] })
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[32]}`,
  padding: `${space[24]} ${vars.gutter}`,
})
export const switches = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[16] })
export const part = style({
  padding: `${space[48]} ${vars.gutter}`,
  borderTop: `1px solid ${vars.color.line}`,
})
export const bare = style({ borderTop: `1px solid ${vars.color.line}` })
export const name = style({ marginBottom: space[24] })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  selectors: { '& + &': { marginTop: space[16] } },
})
export const columns = style({
  display: 'grid',
  gap: space[32],
  alignItems: 'start',
  '@media': { [from[769]]: { gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' } },
})
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})
export const narrow = style({ display: 'grid', gap: space[24], maxWidth: '26rem', width: '100%' })

export const swatches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space[12],
})
export const swatch = style({
  padding: space[12],
  minHeight: '88px',
  display: 'flex',
  alignItems: 'flex-end',
  fontSize: size[13],
  borderRadius: '8px',
  border: `1px solid ${vars.color.line}`,
})

export const split = style({
  display: 'grid',
  minHeight: '640px',
  '@media': { [from[1025]]: { gridTemplateColumns: '1fr 1fr' } },
})
export const splitPicture = style({
  position: 'relative',
  minHeight: '240px',
  order: 2,
  '@media': { [from[1025]]: { order: 0 } },
})
export const form = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space[64]} ${vars.gutter}`,
})
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: '460px',
  overflow: 'hidden',
  '@media': { [from[769]]: { minHeight: '560px' } },
})
export const heroText = style({ position: 'relative', display: 'grid', gap: space[12] })
export const section = style({ padding: `${space[48]} ${vars.gutter} 0` })
