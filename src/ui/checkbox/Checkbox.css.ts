import { canHover, forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minHeight: vars.target,
  paddingBlock: '10px',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})
export const textBlock = style({ display: 'grid', gap: space[4], minWidth: 0 })
export const label = style({ fontSize: size[15], lineHeight: 1.6 })
export const hint = style({ fontSize: size[13], lineHeight: leading.text, color: color.textMuted })

export const box = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '24px',
  height: '24px',
  color: color.onBrand,
  background: color.surface,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '6px',
  cursor: 'inherit',
  transition: `background-color ${duration.quick} ${easeOut}, border-color ${duration.quick} ${easeOut}`,
  '::before': {
    content: '""',
    width: '14px',
    height: '14px',
    background: 'currentColor',
    clipPath: 'polygon(12% 50%, 24% 38%, 41% 56%, 78% 15%, 90% 27%, 41% 82%)',
    transform: 'scale(0)',
    transition: `transform ${duration.calm} ${easeOut}`,
  },
  '@media': {
    [canHover]: {
      selectors: { '&:hover:not(:checked, :disabled)': { borderColor: color.textMuted } },
    },
    // Forced colors drop backgrounds, so the platform's own checkbox is clearer.
    [forcedColors]: { appearance: 'auto' },
  },
  selectors: {
    '&:checked, &:indeterminate': { background: color.brand, borderColor: color.brand },
    '&:checked::before, &:indeterminate::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { clipPath: 'inset(42% 12% round 2px)' },
    '&[aria-invalid="true"]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
    '&:disabled': { background: color.sunken, borderColor: color.line, color: color.textMuted },
  },
})
