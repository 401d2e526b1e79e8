import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { style } from '@vanilla-extract/css'

const { color } = vars

export const screen = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100dvh',
  maxWidth: '100%',
  maxHeight: '100dvh',
  border: 0,
  padding: 0,
  color: color.text,
  background: color.ground,
  '::backdrop': { background: color.scrim },
})

export const sheet = style({ display: 'flex', flexDirection: 'column', height: '100%' })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  paddingInline: `max(${vars.gutter}, env(safe-area-inset-left)) max(${space[12]}, env(safe-area-inset-right))`,
  paddingBlock: `max(${space[8]}, env(safe-area-inset-top)) ${space[8]}`,
  borderBottom: `1px solid ${color.line}`,
  background: color.surface,
})

export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size[17],
  fontWeight: weight.medium,
})
