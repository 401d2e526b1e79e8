import { space } from '@ui/theme/spaces'
import { style } from '@vanilla-extract/css'

export const attached = style({ display: 'grid', gap: space[16], justifyItems: 'start' })
export const attachedTile = style({ width: '100%', maxWidth: '428px' })
