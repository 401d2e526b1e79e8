import type { Building } from '@contract/buildings'
import { Picture } from '@shared/Picture'
import { cx } from '@ui/classes/cx'
import { blockTitle, quiet, small } from '@ui/theme/typography.css'
import * as css from './arrived.css'

/** The building that one has arrived at. */
export function ArrivedBuilding({ building }: { building: Building }) {
  const { image_url, name, address_1, locality } = building
  return (
    <div className={css.building}>
      <Picture
        src={image_url}
        shape="hero"
        alt=""
        sizes="(min-width: 480px) 26rem, 100vw"
        className={css.picture}
      />
      <div className={css.words}>
        <h2 className={blockTitle}>{name}</h2>
        <p className={cx(small, quiet)}>{[address_1, locality].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  )
}
