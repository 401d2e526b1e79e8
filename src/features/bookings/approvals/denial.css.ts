import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[24] })
