import { space } from '@ui/theme/spaces'
import { vars } from '@ui/theme/theme.css'
import { leading, measure, size, weight } from '@ui/theme/typeScale'
import { globalStyle, style } from '@vanilla-extract/css'

export const rich = style({
  fontSize: size[17],
  lineHeight: leading.text,
  maxWidth: measure,
  overflowWrap: 'anywhere',
  overflowX: 'auto',
})

const within = (selector: string) => `${rich} ${selector}`

globalStyle(within(':is(p, ul, ol, dl, table, blockquote, pre)'), { marginBlock: `0 ${space[16]}` })
globalStyle(within(':is(h3, h4, h5, h6)'), {
  fontFamily: vars.font.display,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
  marginBlock: `${space[24]} ${space[8]}`,
})
globalStyle(within('h3'), { fontSize: size[20] })
globalStyle(within(':is(h4, h5, h6)'), { fontSize: size[17] })
globalStyle(within('ul'), { listStyle: 'disc', paddingInlineStart: space[24] })
globalStyle(within('ol'), { listStyle: 'decimal', paddingInlineStart: space[24] })
globalStyle(within('li + li'), { marginTop: space[4] })
globalStyle(within('blockquote'), {
  borderInlineStart: `3px solid ${vars.color.brand}`,
  paddingInlineStart: space[16],
  color: vars.color.textMuted,
})
globalStyle(within('table'), { borderCollapse: 'collapse', width: '100%' })
globalStyle(within(':is(th, td)'), {
  textAlign: 'start',
  verticalAlign: 'top',
  padding: `${space[8]} ${space[12]} ${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
})
globalStyle(within('th'), { fontWeight: weight.strong })
globalStyle(within('a'), {
  color: vars.color.brandText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
})
globalStyle(within('hr'), { border: 0, borderTop: `1px solid ${vars.color.line}` })
