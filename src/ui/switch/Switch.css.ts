import { forcedColors } from '@ui/theme/breakpoints'
import { duration, easeOut } from '@ui/theme/motion'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, size } from '@ui/theme/typeScale'
import { way } from '@ui/theme/way.css'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[24],
  minHeight: vars.target,
  paddingBlock: space[8],
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textMuted } },
})
export const textBlock = style({ display: 'grid', minWidth: 0 })
export const label = style({ fontSize: size[17], lineHeight: leading.snug })
export const hint = style({ fontSize: size[13], lineHeight: leading.text, color: color.textMuted })

export const track = style({
  appearance: 'none',
  flex: 'none',
  width: '52px',
  height: '32px',
  padding: '3px',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  background: color.sunken,
  cursor: 'inherit',
  transition: `background-color ${duration.calm} ${easeOut}, border-color ${duration.calm} ${easeOut}`,
  '::before': {
    content: '""',
    display: 'block',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    background: color.lineStrong,
    transition: `transform ${duration.calm} ${easeOut}, background-color ${duration.calm} ${easeOut}`,
  },
  '@media': { [forcedColors]: { appearance: 'auto' } },
  selectors: {
    '&:checked': { background: color.brand, borderColor: color.brand },
    '&:checked::before': {
      transform: `translateX(calc(20px * ${way}))`,
      background: color.onBrand,
    },
    '&:active:not(:disabled)::before': { transform: 'scale(0.9)' },
    '&:checked:active:not(:disabled)::before': {
      transform: `translateX(calc(20px * ${way})) scale(0.9)`,
    },
    '&:disabled': { background: color.sunken, borderColor: color.line },
    '&:disabled::before': { background: color.line },
    '&:checked:disabled': { background: color.lineStrong, borderColor: color.lineStrong },
    '&:checked:disabled::before': { background: color.surface },
    '&[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  },
})
