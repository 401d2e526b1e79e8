import { createGlobalVar, fallbackVar } from '@vanilla-extract/css'

/** How much of the screen's lower edge belongs to a bar of the app, as of a navigation: set it on the root. */
export const bottomVar = createGlobalVar('portico-bottom')
export const bottom = fallbackVar(bottomVar, '0px')
