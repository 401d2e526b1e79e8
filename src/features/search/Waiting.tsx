import { useLingui } from '@lingui/react/macro'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import * as css from './search.css'

/** The shape of what will be found. */
export function Waiting() {
  const { t } = useLingui()
  return (
    <Loading label={t`Searching`}>
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className={css.option}>
          <span className={css.figure}>
            <Skeleton shape="block" height="44px" />
          </span>
          <span className={css.words}>
            <Skeleton shape="text" lines={2} width="60%" />
          </span>
        </div>
      ))}
    </Loading>
  )
}
