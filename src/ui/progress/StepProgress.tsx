import { useOwnStyle } from '@ui/rendering/useOwnStyle'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import * as css from './StepProgress.css'

type Props = { step: number; of: number; label: string }

/** The current step in a sequence, as text and as a bar. */
export function StepProgress({ step, of, label }: Props) {
  const bar = useOwnStyle(assignInlineVars({ [css.done]: String(step / of) }))
  return (
    <div className={css.progress}>
      <p className={css.textBlock}>{label}</p>
      <span aria-hidden="true" className={css.track}>
        <span className={css.bar} {...bar} />
      </span>
    </div>
  )
}
