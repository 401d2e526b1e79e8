import type { Building } from '@contract/buildings'
import type { CategoryWithContents } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import type { Part } from '@machines/home/events'
import { withContent } from '@machines/home/selectors'
import type { Read } from '@machines/request/selectors'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { Tabs } from '@ui/tabs/Tabs'
import { sectionTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import { useState } from 'react'
import { ContentItemTile } from './ContentItemTile'
import type { HomeActor } from './HomeOfBuilding'
import * as css from './home.css'

type Props = {
  id: string
  part: Extract<Part, 'discover' | 'spotlight'>
  title: string
  read: Read<CategoryWithContents[]>
  home: HomeActor
  building: Building
}

/** Categories as tabs, each with its tiles; only those that have content. */
export function Categories({ id, part, title, read, home, building }: Props) {
  const { t } = useLingui()
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={sectionTitle}>
        {title}
      </h2>
      {read.status === 'REJECTED' ? (
        <FailedState
          level="h3"
          title={t`This part could not be loaded`}
          retryLabel={t`Try again`}
          onRetry={() => home.send({ type: 'part.retried', part })}
        />
      ) : read.status === 'PENDING' ? (
        <Loading label={t`Loading ${title}`}>
          <TileGrid kind="content">
            {['a', 'b', 'c'].map((key) => (
              <SkeletonTile key={key} kind="content" />
            ))}
          </TileGrid>
        </Loading>
      ) : (
        <CategoryTabs title={title} read={read} home={home} building={building} />
      )}
    </section>
  )
}

function CategoryTabs({ title, read, home, building }: Omit<Props, 'id' | 'part'>) {
  const { t } = useLingui()
  const categories = withContent(read.data ?? [])
  const [chosen, setChosen] = useState<string | null>(null)
  const selected = categories.find(({ uuid }) => uuid === chosen) ?? categories[0]
  if (selected === undefined) {
    return (
      <EmptyState
        level="h3"
        icon={<CalendarHeart size={24} aria-hidden="true" />}
        title={t`Nothing on right now`}
        text={t`New events and offers appear here as soon as they are announced.`}
      />
    )
  }
  const grid = (category: CategoryWithContents) => (
    <TileGrid kind="content">
      {category.contents.map((item) => (
        <ContentItemTile key={item.uuid} item={item} home={home} building={building} />
      ))}
    </TileGrid>
  )
  if (categories.length === 1) return grid(selected)
  return (
    <Tabs
      label={t`Categories of ${title}`}
      selected={selected.uuid}
      onSelect={setChosen}
      tabs={categories.map((category) => ({
        id: category.uuid,
        label: category.name,
        panel: category.uuid === selected.uuid ? grid(category) : null,
      }))}
    />
  )
}
