import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Paper has neither buttons nor what a screen alone can do. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const screenNote = style([screenOnly, { fontSize: size[13], color: vars.color.textMuted }])

/** A box to tick beside each name, on paper. */
export const tick = style({
  display: 'none',
  '@media': {
    print: {
      display: 'inline-block',
      width: '4mm',
      height: '4mm',
      marginInlineEnd: '3mm',
      border: '1px solid #000',
      verticalAlign: 'middle',
    },
  },
})

/** The size of common badge holders; black on white, as printers without colour print it. */
export const badge = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  width: '90mm',
  maxWidth: '100%',
  minHeight: '55mm',
  padding: '5mm',
  gap: space[4],
  color: '#000',
  background: '#fff',
  border: '1px solid #000',
  borderRadius: '3mm',
  overflowWrap: 'anywhere',
  '@media': { print: { borderRadius: 0 } },
})
export const kind = style({
  fontSize: size[13],
  textTransform: 'uppercase',
  letterSpacing: '0.1em',
})
export const name = style({
  alignSelf: 'center',
  fontSize: size[32],
  fontWeight: weight.strong,
  lineHeight: 1.1,
})
export const company = style({ fontSize: size[17] })
export const foot = style({ display: 'grid', fontSize: size[13] })

/** Paper has the badge alone. */
globalStyle(`main:has(${badge}) header`, { '@media': { print: { display: 'none' } } })
