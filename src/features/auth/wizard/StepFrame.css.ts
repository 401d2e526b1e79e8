import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { way } from '@ui/theme/way.css'
import { keyframes, style } from '@vanilla-extract/css'

const slide = (from: string) =>
  keyframes({
    from: { opacity: 0, transform: `translateX(calc(${from} * ${way}))` },
    to: { opacity: 1, transform: 'none' },
  })

/** The parts that stay in place between steps: progress and the Back button. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

/** Reserves space for the Back button, so that nothing moves in steps without one. */
export const head = style({ display: 'grid', gap: space[8], gridTemplateRows: '44px auto' })

export const back = style({ justifySelf: 'start', marginInlineStart: `calc(${space[12]} * -1)` })

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})
export const on = style([step, { animation: `${slide('16px')} ${duration.slow} ${easeOut}` }])
export const returned = style([
  step,
  { animation: `${slide('-16px')} ${duration.slow} ${easeOut}` },
])

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
})

/** Focused by script, so it needs no focus ring. */
export const title = style({ outline: 'none', overflowWrap: 'break-word', hyphens: 'auto' })

export const address = style({ overflowWrap: 'anywhere', fontWeight: 600 })

export const providers = style({ display: 'grid', gap: space[12] })

export const centred = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[8],
  textAlign: 'center',
})
