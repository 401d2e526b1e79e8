import { vars } from '@ui/theme/theme.css'
import { styleVariants } from '@vanilla-extract/css'

const { color } = vars
export type Tone = 'neutral' | 'brand' | 'success' | 'warning' | 'danger'

/** Background and foreground by status. */
export const tone = styleVariants({
  neutral: { color: color.textMuted, background: color.sunken },
  brand: { color: color.brandText, background: color.brandSubtle },
  success: { color: color.success, background: color.successSubtle },
  warning: { color: color.warning, background: color.warningSubtle },
  danger: { color: color.danger, background: color.dangerSubtle },
})
