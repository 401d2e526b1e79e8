import { createGlobalVar, globalStyle } from '@vanilla-extract/css'

/** 1 where one reads from left to right, and -1 the other way: what moves on goes by it. */
export const way = createGlobalVar('portico-way')
globalStyle(':root', { vars: { [way]: '1' } })
globalStyle(':root[dir="rtl"]', { vars: { [way]: '-1' } })
