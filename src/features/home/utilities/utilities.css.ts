import { forcedColors } from '@ui/theme/breakpoints'
import { style } from '@vanilla-extract/css'

export const utilityImage = style({ width: '28px', height: '28px', display: 'block' })

/** Only the shape of the drawing counts: its colour is that of the text around it. */
export const drawing = style({
  width: '28px',
  height: '28px',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
