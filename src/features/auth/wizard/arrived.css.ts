import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const building = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  background: color.surface,
})

export const picture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '2 / 1',
  objectFit: 'cover',
})

export const textBlock = style({
  display: 'grid',
  gap: space[4],
  padding: `${space[16]} ${space[24]}`,
})

export const first = style({ display: 'grid', gap: space[12] })
export const things = style({ display: 'grid', gap: space[12] })

export const thing = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
})

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.round,
  color: color.brandText,
  background: color.brandSubtle,
})

export const line = style({ display: 'block' })
