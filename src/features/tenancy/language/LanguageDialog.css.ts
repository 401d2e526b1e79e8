import { canHover } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
  gap: space[4],
  margin: `0 calc(${space[12]} * -1)`,
  padding: 0,
  listStyle: 'none',
})

export const choice = style({
  display: 'flex',
  width: '100%',
  minHeight: vars.target,
  alignItems: 'center',
  gap: space[12],
  paddingInline: space[12],
  paddingBlock: space[8],
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: size[15],
  textAlign: 'start',
  cursor: 'pointer',
  '@media': { [canHover]: { ':hover': { background: vars.color.surface } } },
  selectors: { '&[aria-current="true"]': { background: vars.color.surface } },
})

export const textBlock = style({ display: 'grid', flex: 1, minWidth: 0 })
export const own = style({ fontWeight: weight.medium })
export const translated = style({ color: vars.color.textMuted, fontSize: size[13] })
export const check = style({ flex: 'none', color: vars.color.brand })
