import { createGlobalVar, fallbackVar } from '@vanilla-extract/css'

/** Height of a fixed bar at the screen's lower edge, such as a navigation; set it on the root. */
export const bottomVar = createGlobalVar('portico-bottom')
export const bottom = fallbackVar(bottomVar, '0px')
