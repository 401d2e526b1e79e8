import { forcedColors } from '@ui/theme/breakpoints'
import { style } from '@vanilla-extract/css'

export const utilityImage = style({ width: '28px', height: '28px', display: 'block' })

/** A mask: the drawing takes the color of the surrounding text. */
export const drawing = style({
  width: '28px',
  height: '28px',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
})
