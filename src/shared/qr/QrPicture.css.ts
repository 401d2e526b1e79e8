import { style } from '@vanilla-extract/css'

export const qr = style({ display: 'block', width: '100%', height: 'auto' })
