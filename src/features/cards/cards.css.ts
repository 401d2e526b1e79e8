import { control } from '@ui/input/Input.css'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { globalStyle, style } from '@vanilla-extract/css'

const { color } = vars

export const form = style({ display: 'grid', gap: space[24], maxWidth: '480px' })
/** Side by side if both fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(176px, 1fr))',
  alignItems: 'start',
  gap: space[24],
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

/** A provider's field: its frame is inside, and the rest looks like one of our own. */
export const hosted = style([
  control,
  {
    position: 'relative',
    display: 'flex',
    minWidth: 0,
    margin: 0,
    alignItems: 'center',
    padding: 0,
    overflow: 'hidden',
    selectors: {
      '&:has([data-focused])': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '2px',
        borderColor: color.focus,
      },
      // The element itself is not an input, so browsers match it as read-only.
      '&:read-only:not(:disabled, select)': {
        background: color.surface,
        borderColor: color.lineStrong,
      },
      '&:read-only[data-invalid]:not(:disabled, select)': {
        borderColor: color.danger,
        boxShadow: `inset 0 0 0 1px ${color.danger}`,
      },
    },
  },
])
export const place = style({ flex: 1, alignSelf: 'stretch', minWidth: 0, minHeight: '46px' })
globalStyle(`${place} iframe`, {
  display: 'block',
  width: '100%',
  height: '46px',
  border: 0,
  background: 'transparent',
  colorScheme: 'inherit',
})
/** Until the provider is ready. */
export const closed = style({
  selectors: {
    '&:read-only:not(:disabled, select)': {
      background: color.sunken,
      borderColor: color.line,
    },
  },
})
export const brand = style({ flex: 'none', marginInlineEnd: space[12] })

export const mark = style({
  display: 'block',
  width: '44px',
  height: '28px',
  borderRadius: '4px',
})
export const plainMark = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '28px',
  color: color.textMuted,
})
export const rowMark = style({
  width: '64px',
  height: '48px',
  borderRadius: radius.control,
})
export const secure = style({ display: 'flex', alignItems: 'center', gap: space[8] })
globalStyle(`${secure} > svg`, { flex: 'none' })
export const errors = style({ display: 'grid', gap: space[4], margin: 0, padding: 0 })
export const saved = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[24],
  maxWidth: '480px',
})
export const savedCard = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  width: '100%',
  padding: space[16],
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.tile,
})
