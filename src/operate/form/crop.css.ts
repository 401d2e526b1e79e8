import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const body = style({ display: 'grid', gap: space[16] })
export const frame = style({ display: 'grid', gap: space[12], justifyItems: 'center' })
export const stage = style({ display: 'grid', justifyItems: 'center', width: '100%' })

/** Rules for the library's elements have one class more than its own, so that the order of the files does not matter. */
export const crop = style({
  // Room for the buttons below it, also on a phone.
  maxHeight: 'min(44dvh, 400px)',
  lineHeight: 0,
  userSelect: 'none',
  vars: {
    '--rc-drag-handle-size': '28px',
    '--rc-drag-handle-mobile-size': '44px',
    '--rc-drag-handle-bg-colour': 'transparent',
    '--rc-border-color': 'transparent',
    '--rc-focus-color': 'transparent',
  },
})
export const image = style({ width: 'auto', height: 'auto' })

/** Phones and tablets have no arrow keys. */
export const keys = style({ '@media': { '(pointer: coarse)': { display: 'none' } } })

/** A quiet line, visible on light and dark pictures, instead of moving dashes. */
globalStyle(`.ReactCrop.${crop} .ReactCrop__crop-selection`, {
  backgroundImage: 'none',
  animation: 'none',
  outline: '1px solid #fff',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 45%)',
})
globalStyle(`.ReactCrop.${crop} .ReactCrop__crop-selection:focus-visible`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '1px',
  boxShadow: '0 0 0 1px #fff, 0 0 0 6px #fff',
})
/** Larger than it looks, for fingers. */
globalStyle(`.ReactCrop.${crop} .ReactCrop__drag-handle::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  width: '14px',
  height: '14px',
  margin: 'auto',
  border: '1px solid rgb(0 0 0 / 55%)',
  borderRadius: '50%',
  background: '#fff',
})
globalStyle(`.ReactCrop.${crop} .ReactCrop__drag-handle:focus-visible`, { outline: 'none' })
globalStyle(`.ReactCrop.${crop} .ReactCrop__drag-handle:focus-visible::after`, {
  outline: `3px solid ${vars.color.focus}`,
  boxShadow: '0 0 0 5px #fff',
})

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: space[16],
  textAlign: 'center',
  fontSize: size[13],
  color: vars.color.textMuted,
})
