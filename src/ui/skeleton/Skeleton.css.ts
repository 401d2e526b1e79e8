import { radius } from '@ui/theme/radii'
import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

export const width = createVar()
export const height = createVar()

const breathe = keyframes({ '50%': { opacity: 0.45 } })

export const bone = style({
  display: 'block',
  background: `color-mix(in srgb, ${vars.color.text} 9%, transparent)`,
  animation: `${breathe} 1.8s ease-in-out infinite`,
})
export const shape = styleVariants({
  text: { height: '0.7em', margin: '0.4em 0', borderRadius: radius.control, width },
  block: { height, width, borderRadius: radius.tile },
  circle: { height: width, width, borderRadius: '50%', flex: 'none' },
})
export const picture = style({
  aspectRatio: '648 / 416',
  borderRadius: `${radius.tile} ${radius.tile} 0 0`,
})
export const content = style({ overflow: 'hidden', width: '100%' })
export const textBlock = style({ padding: `${space[16]} ${space[24]} ${space[24]}` })
export const utility = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minHeight: '96px',
  padding: space[16],
})
export const grow = style({ flex: 1 })
