import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const fields = style({ display: 'grid', gap: space[24] })
