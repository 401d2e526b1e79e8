import { canHover, forcedColors, from } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars
const timing = `${duration.calm} ${easeOut}`

/** Full screen on phones; a panel attached to the header on wide screens. */
export const dialog = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: '100%',
  height: '100dvh',
  maxHeight: '100dvh',
  border: 0,
  padding: 0,
  color: color.text,
  background: color.ground,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  transition: `opacity ${timing}, transform ${timing}, overlay ${timing} allow-discrete`,
  '::backdrop': { background: color.scrim },
  selectors: { '&[open]': { display: 'flex', flexDirection: 'column' } },
  '@starting-style': {
    selectors: { '&[open]': { opacity: 0, transform: 'translateY(-8px)' } },
  },
  '@media': {
    [forcedColors]: { border: '2px solid' },
    [from[769]]: {
      inset: '72px 0 auto',
      margin: '0 auto',
      width: 'min(640px, calc(100% - 64px))',
      height: 'auto',
      maxHeight: 'min(calc(100dvh - 120px), 720px)',
      borderRadius: radius.dialog,
      background: color.raised,
      boxShadow: `0 24px 64px ${color.shadow}`,
    },
  },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  flex: 'none',
  paddingBlock: `max(${space[8]}, env(safe-area-inset-top)) ${space[8]}`,
  paddingInline: `${space[24]} ${space[12]}`,
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:focus-within': { boxShadow: `inset 0 -2px 0 ${color.focus}` } },
})
export const glass = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '20px',
  color: color.textMuted,
})
/** The field fills the whole header, so the caret shows its focus better than a ring would. */
export const input = style({
  flex: 1,
  minWidth: 0,
  minHeight: '52px',
  border: 0,
  color: color.text,
  background: 'none',
  fontSize: size[17],
  outline: 'none',
  '::placeholder': { color: color.textMuted, opacity: 1 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
  },
})
export const below = style({
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[8]} ${space[12]} max(${space[16]}, env(safe-area-inset-bottom))`,
})
export const list = style({ display: 'grid' })
export const group = style({ display: 'grid', paddingBottom: space[8] })
export const groupName = style({ padding: `${space[12]} ${space[12]} ${space[4]}` })
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  minHeight: '60px',
  padding: `${space[8]} ${space[12]}`,
  border: 0,
  borderRadius: radius.tile,
  color: color.text,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      background: color.brandSubtle,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not([aria-disabled])': { background: color.brandSubtle } },
    },
  },
})
/** A row of one or two lines without a picture. */
export const compact = style({ minHeight: vars.target })
export const nothing = style({ padding: `${space[16]} ${space[12]}`, color: color.textMuted })
/** Name and details side by side where there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[16],
  flex: 1,
  minWidth: 0,
})
export const figure = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '56px',
  height: '44px',
  borderRadius: radius.control,
  color: color.textMuted,
  overflow: 'hidden',
})
export const textBlock = style({ display: 'grid', flex: 1, minWidth: 0, gap: '2px' })
export const title = style({
  fontSize: size[17],
  lineHeight: leading.snug,
  overflowWrap: 'anywhere',
})
export const detail = style({
  display: '-webkit-box',
  WebkitLineClamp: 1,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
