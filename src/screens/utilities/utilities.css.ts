import { style } from '@vanilla-extract/css'

export const utilityImage = style({ width: '28px', height: '28px', display: 'block' })
