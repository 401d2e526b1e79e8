import { useLingui } from '@lingui/react/macro'
import { formatter } from '@shared/format/formatters'
import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { useConsoleLocale } from '../ConsoleContext'
import * as css from './frontDesk.css'

/** A figure with a bar that compares it with the greatest one of its column; null if it is not known. */
export function Compared({ value, max }: { value: number | null; max: number }) {
  const { t } = useLingui()
  const figures = formatter.number(useConsoleLocale(), {})
  const share = value === null || max === 0 ? 0 : value / max
  const bar = useOwnStyle(assignInlineVars({ [css.share]: `${Math.round(share * 100)}%` }))
  if (value === null) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{t`Not known`}</VisuallyHidden>
      </>
    )
  }
  return (
    <span className={css.compared}>
      {figures.format(value)}
      {value > 0 && <span {...bar} className={css.bar} aria-hidden="true" />}
    </span>
  )
}
