import * as css from './ProgressBar.css'

type Props = {
  /** The accessible name of the bar. */
  name: string
  /** The visible text above the bar that states the progress. */
  label: string
  /** 0 to 1; null if unknown. */
  fraction: number | null
}

/** The progress of a long task. */
export function ProgressBar({ name, label, fraction }: Props) {
  return (
    <div className={css.progress}>
      <p className={css.textBlock}>{label}</p>
      <progress
        aria-label={name}
        max={100}
        value={fraction === null ? undefined : Math.round(fraction * 100)}
        className={css.bar}
      />
    </div>
  )
}
