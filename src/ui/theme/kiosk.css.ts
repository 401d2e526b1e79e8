import { globalStyle, style } from '@vanilla-extract/css'
import { gutterFrom } from './gutter'
import { vars } from './theme.css'

/** The same design read from three metres: on `<html>`, so that rem follows. */
export const kiosk = style({ vars: { [vars.target]: '64px', [vars.gutter]: gutterFrom('96px') } })
globalStyle(`html.${kiosk}`, { fontSize: '150%' })
