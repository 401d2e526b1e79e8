import { from } from '@ui/theme/breakpoints'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const page = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  gap: space[16],
  paddingInline: vars.gutter,
  paddingBlock: `${space[16]} ${space[64]}`,
})
export const back = style({ minHeight: vars.target })
export const head = style({ display: 'grid', gap: space[8], overflowWrap: 'anywhere' })
export const list = style({ marginBlockStart: space[16] })
/** As large as two digits allow. */
export const floorNumber = style({
  fontFamily: vars.font.display,
  fontSize: size[32],
  lineHeight: leading.title,
})

/** On phones, the control precedes the text; on wide screens they are side by side. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"head" "stage" "facts"',
  alignItems: 'start',
  gap: space[24],
  '@media': {
    [from[1025]]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"head stage" "facts stage"',
      columnGap: space[64],
      paddingBlockStart: space[24],
    },
  },
})
export const textBlock = style({ gridArea: 'head', display: 'grid', gap: space[16] })
export const facts = style({ gridArea: 'facts' })
export const kinds = style({ boxShadow: `inset 0 -1px ${color.line}` })

export const stage = style({
  gridArea: 'stage',
  position: 'relative',
  display: 'grid',
  gap: space[24],
  justifyItems: 'center',
  overflow: 'hidden',
  paddingInline: space[16],
  paddingBlock: `${space[32]} ${space[24]}`,
  borderRadius: radius.dialog,
  border: `1px solid ${color.line}`,
  background: color.surface,
  '@media': {
    [from[769]]: { gap: space[32], paddingInline: space[48], paddingBlock: space[64] },
  },
})

/** The glow around the dial, in the brand's color. */
export const climate = style({
  background: `radial-gradient(70% 55% at 50% 40%, ${color.brandSubtle}, ${color.surface})`,
})

/** Minus and plus, with the value between them. */
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[16],
  width: 'min(100%, 22rem)',
  position: 'relative',
})
export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: `calc(${vars.target} + 16px)`,
  height: `calc(${vars.target} + 16px)`,
  borderRadius: '50%',
  color: color.text,
  background: color.raised,
  border: `1px solid ${color.line}`,
  boxShadow: `0 2px 8px ${color.shadow}`,
  touchAction: 'manipulation',
  transition: 'transform 120ms ease-out, background-color 120ms ease-out',
  selectors: {
    '&:active:not([aria-disabled])': { transform: 'scale(0.94)', background: color.sunken },
    '&[aria-disabled]': {
      color: color.textMuted,
      background: color.sunken,
      boxShadow: 'none',
      cursor: 'not-allowed',
    },
  },
})
export const reading = style({
  textAlign: 'center',
  fontSize: size[15],
  lineHeight: leading.snug,
  color: color.textMuted,
  minHeight: '2.6em',
  display: 'grid',
  alignContent: 'center',
  textWrap: 'balance',
})

export const requested = style({
  display: 'flex',
  alignItems: 'start',
  fontFamily: vars.font.display,
  fontSize: 'clamp(3.75rem, 22vw, 5.5rem)',
  fontWeight: weight.regular,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const unit = style({
  fontSize: size[20],
  letterSpacing: 0,
  lineHeight: 1.6,
  marginInlineStart: '2px',
  color: color.textMuted,
  // Beside the figures, which would not be centered if it had a width.
  width: 0,
})
export const now = style({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  marginBlockStart: space[8],
  fontSize: size[15],
  color: color.text,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  background: color.accent,
})

export const toggle = style({ width: 'min(100%, 22rem)', position: 'relative' })
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  paddingBlock: space[8],
  fontSize: size[15],
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
})
export const term = style({ color: color.textMuted })
export const figure = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'end' })

export const problem = style({
  display: 'grid',
  justifyItems: 'center',
  paddingBlock: space[32],
})

/** What is shown in place of a control. */
export const empty = style({ gridArea: 'stage' })
