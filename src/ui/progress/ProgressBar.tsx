import * as css from './ProgressBar.css'

type Props = {
  /** What is going on, for those who do not see the bar. */
  name: string
  /** The words above the bar, which say how far it is. */
  label: string
  /** 0 to 1; null while nobody knows. */
  fraction: number | null
}

/** How far something is that takes a while. */
export function ProgressBar({ name, label, fraction }: Props) {
  return (
    <div className={css.progress}>
      <p className={css.words}>{label}</p>
      <progress
        aria-label={name}
        max={100}
        value={fraction === null ? undefined : Math.round(fraction * 100)}
        className={css.bar}
      />
    </div>
  )
}
