import { surface } from '@ui/card/Card.css'
import { cx } from '@ui/classes/cx'
import { Skeleton } from './Skeleton'
import * as css from './Skeleton.css'

/** Placeholder for a `ContentTile` or `UtilityTile` in its grid. */
export function SkeletonTile({ kind }: { kind: 'content' | 'utility' }) {
  if (kind === 'utility') {
    return (
      <div aria-hidden="true" className={cx(surface, css.utility)}>
        <Skeleton shape="block" width="64px" height="64px" />
        <div className={css.grow}>
          <Skeleton width="56%" />
          <Skeleton width="36%" />
        </div>
      </div>
    )
  }
  return (
    <div aria-hidden="true" className={cx(surface, css.content)}>
      <div className={cx(css.bone, css.picture)} />
      <div className={css.textBlock}>
        <Skeleton width="78%" />
        <Skeleton width="44%" />
        <Skeleton width="30%" />
      </div>
    </div>
  )
}
