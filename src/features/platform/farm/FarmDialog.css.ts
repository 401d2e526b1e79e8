import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: '16px', overflowWrap: 'anywhere' })

export const none = style({ margin: 0, color: vars.color.textMuted })
