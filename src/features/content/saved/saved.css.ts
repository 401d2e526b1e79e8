import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const save = style({ display: 'flex', alignItems: 'center', gap: space[8], flex: 'none' })

/** A tile, with the button that removes it beside its date. */
export const tile = style({ position: 'relative', display: 'grid', height: '100%' })

export const mark = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: space[12],
  top: space[12],
  borderRadius: '999px',
  color: vars.color.text,
  background: vars.color.raised,
  boxShadow: `0 2px 12px ${vars.color.shadow}`,
})

export const gone = style({ display: 'grid', gap: space[16] })
