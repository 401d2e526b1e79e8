import { from } from '@ui/theme/breakpoints'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

/** The size of the phone in CSS pixels, and how much smaller it is drawn. */
const [width, height] = [390, 780]
const [onPhones, elsewhere] = [0.39, 0.56]
const bezel = 6

const sized = (scale: number) => ({
  width: `${width * scale + 2 * bezel}px`,
  height: `${height * scale + 2 * bezel}px`,
})

export const phone = style({
  ...sized(onPhones),
  flex: 'none',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${bezel}px solid ${vars.color.text}`,
  borderRadius: '28px',
  '@media': { [from[480]]: sized(elsewhere) },
})
export const frame = style({
  display: 'block',
  width: `${width}px`,
  height: `${height}px`,
  border: 0,
  transform: `scale(${onPhones})`,
  transformOrigin: '0 0',
  '@media': { [from[480]]: { transform: `scale(${elsewhere})` } },
})
export const blank = style({ padding: space[24] })
