import { keyframes, style } from '@vanilla-extract/css'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: '20px',
  height: '20px',
  borderRadius: '50%',
  border: '2px solid color-mix(in srgb, currentColor 25%, transparent)',
  borderTopColor: 'currentColor',
  animation: `${turn} 800ms linear infinite`,
})

export const large = style({ width: '32px', height: '32px' })
