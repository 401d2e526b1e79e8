import { canHover } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

/** Shared by all controls for text or a choice. 17 px keeps iOS from zooming in. */
export const control = style({
  width: '100%',
  minHeight: `calc(${vars.target} + 4px)`,
  padding: `${space[8]} ${space[16]}`,
  fontSize: size[17],
  lineHeight: leading.text,
  color: color.text,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.control,
  appearance: 'none',
  transition: `border-color ${duration.quick} ${easeOut}, box-shadow ${duration.quick} ${easeOut}`,
  '::placeholder': { color: color.textMuted, opacity: 1 },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:disabled, [aria-invalid])': { borderColor: color.textMuted } },
    },
  },
  selectors: {
    // A text control shows its focus on tap as well, because a caret is easy to miss.
    '&:focus-visible': { borderColor: color.focus, outlineOffset: '2px' },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:disabled': {
      color: color.textMuted,
      background: color.sunken,
      borderColor: color.line,
      cursor: 'not-allowed',
    },
    '&:read-only:not(:disabled, select)': { background: color.sunken, borderColor: color.line },
    '&:autofill': {
      // The browser's autofill color cannot be set, only covered.
      boxShadow: `inset 0 0 0 100px ${color.brandSubtle}`,
      WebkitTextFillColor: color.text,
    },
  },
})

export const area = style({ minHeight: '120px', resize: 'vertical', fieldSizing: 'content' })

export const affixed = style({ position: 'relative', display: 'grid' })
export const withStart = style({ paddingInlineStart: '44px' })
export const start = style({
  position: 'absolute',
  insetInlineStart: space[16],
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  color: color.textMuted,
  pointerEvents: 'none',
})
