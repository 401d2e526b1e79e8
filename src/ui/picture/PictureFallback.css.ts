import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

const { color } = vars
const shade = (percent: number) => `color-mix(in srgb, ${color.brandText} ${percent}%, transparent)`
const disc = (size: string, at: string, percent: number) =>
  `radial-gradient(ellipse ${size} at ${at}, ${shade(percent)} 99.6%, transparent)`

/** A sun over three hills, drawn with gradients, so that nothing has to be fetched. */
export const fallback = style({
  background: [
    disc('58% 42%', '18% 104%', 9),
    disc('64% 54%', '88% 112%', 7),
    disc('70% 66%', '48% 118%', 5),
    `radial-gradient(circle closest-side at 76% 30%, ${shade(10)} 34%, transparent 34.6%)`,
    `linear-gradient(150deg, ${color.brandSubtle}, ${color.sunken})`,
  ].join(', '),
})
