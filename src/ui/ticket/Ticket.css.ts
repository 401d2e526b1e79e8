import { forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { keyframes, style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const notch = 20

export const ticket = style({
  display: 'grid',
  minWidth: 0,
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.line}`,
  textAlign: 'start',
  overflow: 'hidden',
})
export const shape = styleVariants({
  wide: { gridTemplateColumns: 'minmax(0, 1fr) auto', borderRadius: radius.tile },
  tall: { gridTemplateColumns: 'minmax(0, 1fr)', borderRadius: radius.dialog },
})

const unfold = keyframes({
  from: { opacity: 0, transform: 'perspective(900px) rotateX(-70deg)' },
})
export const isNew = style({
  transformOrigin: 'top',
  animation: `${unfold} ${duration.slow} ${easeOut} both`,
})

/** The text of a wide ticket; the band in the brand's color across a tall one. */
export const head = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[4],
  minWidth: 0,
  padding: space[16],
  selectors: {
    [`${shape.tall} > &`]: {
      gap: space[8],
      padding: space[24],
      color: color.onBrand,
      background: color.brand,
    },
    [`${shape.tall}[data-void] > &`]: { color: color.text, background: color.sunken },
  },
})
export const state = style({
  fontSize: size[13],
  fontWeight: weight.strong,
  lineHeight: leading.snug,
  selectors: { [`${shape.wide} &`]: { color: color.brandText } },
})
export const title = style({
  fontSize: size[20],
  fontFamily: vars.font.display,
  fontWeight: weight.regular,
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
  selectors: { [`${shape.tall} &`]: { fontSize: size[24] } },
})
export const details = style({
  display: 'grid',
  gap: space[16],
  padding: space[24],
})

const hole = {
  content: '',
  position: 'absolute',
  width: `${notch}px`,
  height: `${notch}px`,
  borderRadius: radius.round,
  border: `1px solid ${color.line}`,
  background: color.ground,
} as const

/** Behind the tear line, which ends in two holes. */
export const stub = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 0,
  textAlign: 'center',
  '::before': hole,
  '::after': hole,
  selectors: {
    [`${shape.wide} > &`]: {
      gap: space[4],
      minWidth: '104px',
      padding: space[12],
      color: color.onBrand,
      background: color.brand,
      borderInlineStart: `2px dashed ${color.surface}`,
    },
    [`${shape.wide} > &::before`]: {
      insetInlineStart: `-${notch / 2 + 1}px`,
      top: `-${notch / 2 + 1}px`,
    },
    [`${shape.wide} > &::after`]: {
      insetInlineStart: `-${notch / 2 + 1}px`,
      bottom: `-${notch / 2 + 1}px`,
    },
    [`${shape.wide}[data-void] > &`]: { color: color.textMuted, background: color.sunken },
    [`${shape.tall} > &`]: {
      gap: space[16],
      padding: space[24],
      borderBlockStart: `2px dashed ${color.line}`,
    },
    [`${shape.tall} > &::before`]: {
      top: `-${notch / 2 + 1}px`,
      insetInlineStart: `-${notch / 2 + 1}px`,
    },
    [`${shape.tall} > &::after`]: {
      top: `-${notch / 2 + 1}px`,
      insetInlineEnd: `-${notch / 2 + 1}px`,
    },
    'dialog &::before': { background: color.raised },
    'dialog &::after': { background: color.raised },
  },
  '@media': {
    [forcedColors]: { borderColor: 'CanvasText' },
  },
})
