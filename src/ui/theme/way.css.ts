import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** 1 in left-to-right pages, -1 in right-to-left pages; a factor for horizontal movement. */
export const way = createGlobalVar('portico-way')
globalStyle(':root', { vars: { [way]: '1' } })
globalStyle(':root[dir="rtl"]', { vars: { [way]: '-1' } })
