import { forcedColors, from, low } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars
const timing = `${duration.slow} ${easeOut}`

/** A bottom sheet on phones, a centered card from 480 px. */
export const dialog = style({
  position: 'fixed',
  inset: 'auto 0 0',
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 48px)',
  border: 0,
  borderRadius: `${radius.dialog} ${radius.dialog} 0 0`,
  color: color.text,
  background: color.raised,
  boxShadow: `0 24px 64px ${color.shadow}`,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  opacity: 0,
  // Less than half a button: a press that begins before the dialog has come to rest still ends on it.
  transform: 'translateY(12px)',
  transition: `opacity ${timing}, transform ${timing}, display ${timing} allow-discrete, overlay ${timing} allow-discrete`,
  '::backdrop': {
    background: color.scrim,
    opacity: 0,
    transition: `opacity ${timing}, display ${timing} allow-discrete, overlay ${timing} allow-discrete`,
  },
  selectors: {
    '&[open]': { display: 'flex', opacity: 1, transform: 'none' },
    '&[open]::backdrop': { opacity: 1 },
  },
  '@starting-style': {
    selectors: {
      '&[open]': { opacity: 0, transform: 'translateY(12px)' },
      '&[open]::backdrop': { opacity: 0 },
    },
  },
  '@media': {
    [from[480]]: {
      inset: 0,
      margin: 'auto',
      width: 'calc(100% - 48px)',
      maxHeight: 'min(100dvh - 96px, 720px)',
      borderRadius: radius.dialog,
    },
    // Forced colors drop the shadow.
    [forcedColors]: { border: '2px solid' },
    // On low screens the dialog scrolls as a whole: sticky header and footer would leave no room
    // for the content.
    [low]: { maxHeight: '100dvh', overflowY: 'auto' },
  },
})
export const sizes = styleVariants({
  medium: { '@media': { [from[480]]: { maxWidth: '480px' } } },
  large: { '@media': { [from[480]]: { maxWidth: '720px' } } },
})

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  minHeight: 0,
  '@media': { [low]: { height: 'max-content' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  padding: `${space[24]} ${space[24]} 0`,
  '@media': { [from[480]]: { padding: `${space[32]} ${space[32]} 0` } },
})
export const textBlock = style({ display: 'grid', gap: space[8], flex: 1, minWidth: 0 })
export const title = style({
  fontFamily: vars.font.display,
  fontSize: size[24],
  fontWeight: weight.regular,
  letterSpacing: '-0.015em',
})
export const description = style({
  color: color.textMuted,
  fontSize: size[15],
  lineHeight: leading.text,
})
// Optical alignment: the icon, not its target, keeps the distance to the corner.
export const close = style({ marginBlock: '-8px', marginInlineEnd: '-12px' })
export const body = style({
  padding: space[24],
  overflowY: 'auto',
  // Outside, the dialog would cut off the ring.
  outlineOffset: '-4px',
  selectors: { '&:empty': { padding: 0, height: space[24] } },
  '@media': { [from[480]]: { paddingInline: space[32] }, [low]: { overflowY: 'visible' } },
})
export const footer = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: space[12],
  padding: `${space[8]} ${space[24]} max(${space[24]}, env(safe-area-inset-bottom))`,
  '@media': {
    [from[480]]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      padding: `${space[8]} ${space[32]} ${space[32]}`,
    },
  },
})
