import { duration, easeOut } from '@ui/theme/motion'
import { space } from '@ui/theme/spaces'
import { way } from '@ui/theme/way.css'
import { keyframes, style } from '@vanilla-extract/css'

const arrive = keyframes({
  from: { opacity: 0, transform: `translateX(calc(16px * ${way}))` },
  to: { opacity: 1, transform: 'none' },
})

/** One question in one column. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[24],
})

/** Slides in from the direction of the next page. */
export const nextStep = style([step, { animation: `${arrive} ${duration.slow} ${easeOut}` }])

export const textBlock = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[8],
})

export const back = style({ justifySelf: 'start', marginInlineStart: `calc(${space[12]} * -1)` })

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] })

export const address = style({ overflowWrap: 'anywhere' })

export const skeleton = style({ display: 'grid', gap: space[24] })
