import { type ImageShape, imageShapes } from '@contract/images'
import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { style, styleVariants } from '@vanilla-extract/css'

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
})

export const picture = style({ display: 'grid', gap: space[12] })
const preview = style({
  display: 'block',
  maxWidth: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.tile,
  background: vars.color.sunken,
})
/** The whole picture, whatever its shape. */
export const wholePreview = style([
  preview,
  { width: 'auto', height: 'auto', maxHeight: '180px', objectFit: 'contain' },
])
/** A photograph, as tenants see it. */
export const shapedPreview = styleVariants(
  imageShapes as Record<ImageShape, { width: number; height: number }>,
  ({ width, height }) => [
    preview,
    {
      width: `${Math.round((180 * width) / height)}px`,
      height: 'auto',
      aspectRatio: `${width} / ${height}`,
      objectFit: 'cover' as const,
    },
  ],
)

/** A hint that something would be better, in a line of its own. */
export const missing = style({
  display: 'flex',
  gap: space[8],
  marginBlockStart: space[4],
  color: vars.color.text,
})
export const missingIcon = style({ flex: 'none', marginBlockStart: '2px' })

export const colorField = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'center',
})
export const swatch = style({
  width: '44px',
  height: '44px',
  padding: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  background: 'none',
})
/** The browser's picker has no empty state; black would look like a choice. */
export const noColor = style({
  selectors: {
    '&::-webkit-color-swatch': { visibility: 'hidden' },
    '&::-moz-color-swatch': { visibility: 'hidden' },
  },
})

/** A field, and the button that uploads a file for it. */
export const uploadable = style({ display: 'grid', gap: space[8] })
export const upload = style({ display: 'grid', gap: space[8] })
export const uploadLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  alignItems: 'center',
})
export const uploadHint = style({ fontSize: size[13], color: vars.color.textMuted })
