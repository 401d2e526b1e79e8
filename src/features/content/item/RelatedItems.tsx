import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { discoverLogic } from '@features/home/home.page'
import { type HomeCategory, worthShowing } from '@machines/home/category'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { useContentPress } from '@shared/useContentPress'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { sectionTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import { ContentItemTile } from '../tile/ContentItemTile'
import * as css from './content.css'

type Props = {
  title: string
  building: Building
  choose: (categories: HomeCategory[]) => readonly ContentItem[]
}

const shown = 3

/**
 * Related items from home's data; nothing if home has not been loaded, because this block never
 * requests it.
 */
export function RelatedItems({ title, building, choose }: Props) {
  const mode = useDiscoverMode()
  const onPress = useContentPress(building.uuid)
  const read = useRead(usePage(discoverLogic))
  const items = choose(worthShowing(read.data ?? [])).slice(0, shown)
  if (items.length === 0) return null
  const currentPath = `/building/${building.uuid}`
  return (
    <section className={css.fromHome}>
      <h2 className={sectionTitle}>{title}</h2>
      <TileGrid kind="content" row label={title}>
        {items.map((item) => (
          <ContentItemTile
            key={item.uuid}
            item={item}
            at={{ mode, buildingUuid: building.uuid, currentPath }}
            timeZone={building.timezone}
            onPress={onPress}
          />
        ))}
      </TileGrid>
    </section>
  )
}
