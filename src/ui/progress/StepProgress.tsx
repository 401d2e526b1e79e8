import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './StepProgress.css'

type Props = { step: number; of: number; label: string }

/** How far one is in a row of steps; the words say it, the bar shows it. */
export function StepProgress({ step, of, label }: Props) {
  return (
    <div className={css.progress}>
      <p className={css.words}>{label}</p>
      <span aria-hidden="true" className={css.track}>
        <span className={css.bar} style={assignInlineVars({ [css.done]: String(step / of) })} />
      </span>
    </div>
  )
}
