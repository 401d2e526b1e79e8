import { vars } from '@ui/theme/theme.css'
import { styleVariants } from '@vanilla-extract/css'

const { color } = vars
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

/** Ground and foreground of something that has a status. */
export const tone = styleVariants({
  neutral: { color: color.textQuiet, background: color.sunken },
  brand: { color: color.brandText, background: color.brandQuiet },
  success: { color: color.success, background: color.successQuiet },
  warning: { color: color.warning, background: color.warningQuiet },
  danger: { color: color.danger, background: color.dangerQuiet },
})
