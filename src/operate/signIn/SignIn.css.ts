import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { sectionTitle } from '@ui/theme/typography.css'
import { style } from '@vanilla-extract/css'

export const screen = style({
  display: 'grid',
  minHeight: '100dvh',
  alignItems: 'start',
  justifyItems: 'center',
  '@media': { [from[480]]: { alignItems: 'center', padding: space[24] } },
})
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
  width: '100%',
  maxWidth: '460px',
  padding: `${space[32]} ${vars.gutter}`,
  '@media': {
    [from[480]]: {
      padding: space[48],
      background: vars.color.surface,
      border: `1px solid ${vars.color.line}`,
      borderRadius: radius.dialog,
    },
  },
})
export const mark = style({ fontFamily: vars.font.display, fontSize: size[24] })
export const title = sectionTitle
export const form = style({ display: 'grid', gap: space[16] })
export const note = style({ fontSize: size[15], color: vars.color.textMuted })
