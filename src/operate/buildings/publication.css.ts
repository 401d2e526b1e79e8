import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

export const publication = style({ display: 'grid', gap: space[8] })
export const time = style({ fontSize: size[15], color: vars.color.textMuted })
