import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { style } from '@vanilla-extract/css'

export const tabs = style({ minWidth: 0 })
export const line = style({ boxShadow: `inset 0 -1px ${vars.color.line}` })
export const panel = style({ paddingTop: space[24], borderRadius: '6px' })
