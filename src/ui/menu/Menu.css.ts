import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars
const timing = `${duration.quick} ${easeOut}`

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  minWidth: '220px',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'calc(100dvh - 96px)',
  padding: space[8],
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
  color: color.text,
  background: color.raised,
  boxShadow: `0 12px 40px ${color.shadow}`,
  overflowY: 'auto',
  opacity: 0,
  transform: 'translateY(-4px)',
  transition: `opacity ${timing}, transform ${timing}, display ${timing} allow-discrete, overlay ${timing} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, transform: 'none' } },
  '@starting-style': {
    selectors: { '&:popover-open': { opacity: 0, transform: 'translateY(-4px)' } },
  },
})

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  minHeight: vars.target,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.control,
  fontSize: size[15],
  lineHeight: leading.snug,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${timing}`,
  selectors: {
    '&:hover, &:focus-visible': { background: color.brandSubtle },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-disabled="true"]': {
      color: color.textMuted,
      background: 'none',
      cursor: 'not-allowed',
    },
  },
})
export const danger = style({
  color: color.danger,
  selectors: { '&:hover, &:focus-visible': { background: color.dangerSubtle } },
})
export const icon = style({ flex: 'none', opacity: 0.8 })
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'break-word' })
export const separator = style({
  border: 0,
  height: '1px',
  margin: `${space[8]} ${space[12]}`,
  background: color.line,
})
