import { style } from '@vanilla-extract/css'

export const centred = style({ display: 'grid', placeItems: 'center', minHeight: '100dvh' })
