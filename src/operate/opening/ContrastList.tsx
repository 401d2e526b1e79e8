import { Trans, useLingui } from '@lingui/react/macro'
import { formatter } from '@shared/format/formatters'
import { Notice } from '@ui/notice/Notice'
import { contrastFigures } from '@ui/theme/contrastFigures'
import { useConsoleLocale } from '../ConsoleContext'
import * as css from './opening.css'

type Props = { brand: { primary_color: string; secondary_color: string } }

/**
 * How legible the brand's colors are. The app adapts them until text is legible, so the figures are never below the
 * requirement; the operator sees how much room there is.
 */
export function ContrastList({ brand }: Props) {
  const { t } = useLingui()
  const figure = formatter.number(useConsoleLocale(), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const figures = contrastFigures({
    primaryColor: brand.primary_color,
    secondaryColor: brand.secondary_color,
    allowsDark: true,
  })
  const lowest = (scheme: 'light' | 'dark') =>
    Math.min(...figures.filter((each) => each.scheme === scheme).map(({ ratio }) => ratio))
  const rows = [
    { label: t`Light appearance`, ratio: lowest('light') },
    { label: t`Dark appearance`, ratio: lowest('dark') },
  ]
  return (
    <Notice title={t`Lowest contrast`}>
      <span className={css.figures}>
        {rows.map(({ label, ratio }) => (
          <span key={label} className={css.figure}>
            <span>{label}</span>
            <span>{figure.format(ratio)} : 1</span>
          </span>
        ))}
        <span>
          <Trans>Text needs 4.5 : 1. Where your colors have less, the app shades them.</Trans>
        </span>
      </span>
    </Notice>
  )
}
