import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

const { brand, heroFrom } = vars.color
/** The dark of the brand's gradient, without transparency. */
const dusk = `rgb(from ${heroFrom} r g b / 1)`
const sky = `color-mix(in oklab, color-mix(in oklab, ${dusk} 40%, ${brand}) 86%, white)`
/** The glow of the sunset, the same for every brand. */
const glow = '#f4bd8c'

/** Shapes masked out of a color. They are aligned to the lower edge and cropped at the others. */
const cut = (shapes: string) => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 800 900'>${shapes}</svg>`
  return {
    maskImage: `url("data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}")`,
    maskPosition: '50% 100%',
    maskSize: 'cover',
    maskRepeat: 'no-repeat',
  }
}
const all = { position: 'absolute', inset: 0 } as const
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h-${width}z`
const each = (count: number) => Array.from({ length: count }, (_, at) => at)

const windows = each(5).flatMap((row) =>
  each(5).map((at) => box(270 + at * 56, 262 + row * 60, 32, 40)),
)
const house = `<path fill-rule='evenodd' d='M236 228h328v336h-328z${windows.join('')}'/><path d='${box(222, 214, 356, 16)}'/>`
const columns = each(6).map((at) => box(232 + at * 63, 654, 21, 166))
const porch = `<path d='M196 632 400 552l204 80zM206 632h388v22h-388z${columns.join('')}${box(196, 820, 408, 14)}${box(176, 834, 448, 14)}${box(0, 848, 800, 52)}'/>`
const tree = (x: number, y: number, r: number) =>
  `<circle cx='${x}' cy='${y}' r='${r}'/><path d='${box(x - 5, y, 10, 860 - y)}'/>`
const trees = tree(96, 716, 62) + tree(178, 772, 38) + tree(706, 700, 70) + tree(622, 784, 30)
const skyline = [
  box(-20, 470, 120, 400),
  box(100, 560, 90, 310),
  box(180, 400, 76, 470),
  box(548, 470, 92, 400),
  box(640, 380, 84, 490),
  box(724, 540, 96, 330),
  box(330, 120, 3, 100),
]

/** The light that is visible through windows and between columns. */
export const scene = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  background: 'linear-gradient(to top, #ffe3b3, #ffcf8a)',
  // The sky is masked where the building is.
  '::before': {
    content: '',
    ...all,
    ...cut(`<path d='M0-900h800v1800h-196v-270h-40v-416h-328v416h-40v270H0z'/>`),
    background: `radial-gradient(circle at 84% 20%, #ffe9c6 0 4%, transparent 4.4%), radial-gradient(circle at 84% 20%, color-mix(in srgb, #ffe9c6 26%, transparent), transparent 38%), linear-gradient(to top, ${glow} 12%, color-mix(in oklab, ${sky} 52%, ${glow}) 36%, ${sky} 80%)`,
  },
  '::after': {
    content: '',
    ...all,
    ...cut(house + porch + trees),
    background: `linear-gradient(to top, color-mix(in oklab, ${dusk} 88%, black), color-mix(in oklab, ${dusk} 94%, white) 30%)`,
  },
})

export const far = style({
  ...all,
  ...cut(`<path d='${skyline.join('')}'/>`),
  background: `linear-gradient(to top, color-mix(in oklab, ${sky} 66%, ${glow}), color-mix(in oklab, ${sky} 94%, black))`,
})
