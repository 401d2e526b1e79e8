import type { Building } from '@contract/buildings'
import { ContentItemTile } from '@features/content/tile/ContentItemTile'
import { useLingui } from '@lingui/react/macro'
import type { HomeCategory } from '@machines/home/category'
import { type HomeChoicesActor, isOpened } from '@machines/home/choices'
import { useContentPress } from '@shared/useContentPress'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useSelector } from '@shared/useSelector'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { TileGrid } from '@ui/tile/TileGrid'
import { useMemo, useRef } from 'react'
import { flushSync } from 'react-dom'
import * as css from './home.css'

type Props = {
  category: HomeCategory
  home: HomeChoicesActor
  building: Building
  /** An item to leave out because it is shown directly above. */
  except: string | null
}

/** Number of tiles before "show all": whole rows of one, two, three and four columns. */
const tilesAtFirst = 12

/** The tiles of a category; of a long one only the first, until the user requests all. */
export function CategoryGrid({ category, home, building, except }: Props) {
  const { t } = useLingui()
  const mode = useDiscoverMode()
  const isWhole = useSelector(home, (at) => isOpened(at, category.uuid))
  const grid = useRef<HTMLDivElement>(null)
  const { uuid: buildingUuid, timezone } = building
  const onPress = useContentPress(buildingUuid)
  const { uuid } = category
  const contents = useMemo(() => {
    const others = category.contents.filter((item) => item.uuid !== except)
    return others.length > 0 ? others : category.contents
  }, [category, except])
  const count = contents.length
  const shown = isWhole ? contents : contents.slice(0, tilesAtFirst)
  const open = () => {
    flushSync(() => home.send({ type: 'category.opened', uuid }))
    // The pressed button is gone: focus the first new tile.
    grid.current?.querySelectorAll('a')[tilesAtFirst]?.focus()
  }
  return (
    <div className={css.category} ref={grid}>
      <TileGrid kind="content" row={!isWhole && count > 1}>
        {shown.map((item) => (
          <ContentItemTile
            key={item.uuid}
            item={item}
            at={{ mode, buildingUuid, currentPath: `/building/${buildingUuid}` }}
            timeZone={timezone}
            onPress={onPress}
          />
        ))}
      </TileGrid>
      {!isWhole && count > 2 && (
        <div className={cx(css.categoryEnd, shown.length === count && css.onPhones)}>
          <Button variant="secondary" onClick={open}>
            {t`Show all ${count}`}
          </Button>
        </div>
      )}
    </div>
  )
}
