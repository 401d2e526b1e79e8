import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import { type HomeCategory, withTags, worthShowing } from '@machines/home/category'
import { type HomeChoicesActor, type TabbedPart, tabOf } from '@machines/home/choices'
import type { Read } from '@machines/kernel/request/selectors'
import { HydratedLater } from '@shared/hydration/HydratedLater'
import { sectionBelow } from '@shared/section.css'
import { useFeatures } from '@shared/useFeatures'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import { Link } from '@tanstack/react-router'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { Tabs } from '@ui/tabs/Tabs'
import { sectionTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarHeart from 'lucide-react/icons/calendar-heart'
import { memo, useRef } from 'react'
import { CategoryGrid } from './CategoryGrid'
import * as css from './home.css'
import { TagFilter } from './TagFilter'
import { useTagFilter } from './useTagFilter'

type Props = {
  id: string
  part: TabbedPart
  title: string
  /** The title's language, if it is not the page's. */
  lang?: string | undefined
  read: Read<HomeCategory[]>
  onRetry: () => void
  home: HomeChoicesActor
  building: Building
  /** An item to leave out because it is shown directly above. */
  except: string | null
}

/**
 * Categories as tabs, each with its tiles; empty ones are left out. Far below the fold: what happens elsewhere on home does
 * not render it again, and so does not hydrate it earlier.
 */
export const Categories = memo(function Categories({ id, ...props }: Props) {
  const { t } = useLingui()
  const { part, title, lang, read, onRetry, home, building } = props
  const { calendar: hasCalendar } = useFeatures()
  const section = useRef<HTMLElement>(null)
  return (
    <section ref={section} id={id} className={sectionBelow} aria-labelledby={`${id}-title`}>
      <HydratedLater within={section}>
        <div className={css.sectionHead}>
          <h2 id={`${id}-title`} lang={lang} className={sectionTitle}>
            {title}
          </h2>
          {part === 'discover' && hasCalendar && (
            <Link
              to="/building/$buildingUuid/calendar"
              params={{ buildingUuid: building.uuid }}
              className={standaloneLinkClass}
            >
              <CalendarDays size={20} aria-hidden="true" />
              {t`What’s on`}
            </Link>
          )}
        </div>
        {read.status === 'REJECTED' ? (
          <FailedState
            level="h3"
            title={t`We couldn’t load this part`}
            retryLabel={t`Try again`}
            onRetry={onRetry}
          />
        ) : read.status === 'PENDING' ? (
          <Loading label={t`Loading ${title}`}>
            <TileGrid kind="content" row>
              <SkeletonTile kind="content" />
              <SkeletonTile kind="content" />
              <SkeletonTile kind="content" />
            </TileGrid>
          </Loading>
        ) : (
          <>
            {part === 'discover' && <TagFilter home={home} categories={read.data} />}
            <CategoryTabs {...props} />
          </>
        )}
      </HydratedLater>
    </section>
  )
})

function CategoryTabs({ part, title, read, onRetry, home, building, except }: Omit<Props, 'id'>) {
  const { t } = useLingui()
  const tags = useTagFilter(home, part, read.data)
  const categories = worthShowing(withTags(read.data ?? [], tags.chosen))
  const langOf = useTextLang()
  const chosen = useSelector(home, (at) => tabOf(at, part))
  const selected = categories.find(({ uuid }) => uuid === chosen) ?? categories[0]
  if (selected === undefined) {
    return (
      <EmptyState
        level="h3"
        icon={<CalendarHeart size={24} aria-hidden="true" />}
        title={t`Nothing on right now`}
        text={t`New events and offers will show up here.`}
      />
    )
  }
  const grid = (category: HomeCategory) =>
    category.failure === null ? (
      <CategoryGrid category={category} home={home} building={building} except={except} />
    ) : (
      <FailedState
        level="h3"
        title={t`We couldn’t load ${category.name}`}
        retryLabel={t`Try again`}
        retrying={read.isRefreshing}
        onRetry={onRetry}
      />
    )
  if (categories.length === 1) return grid(selected)
  return (
    <Tabs
      label={t`${title} categories`}
      selected={selected.uuid}
      onSelect={(uuid) => home.send({ type: 'tab.chosen', part, uuid })}
      tabs={categories.map((category) => ({
        id: category.uuid,
        label: category.name,
        lang: langOf(category.lang),
        panel: category.uuid === selected.uuid ? grid(category) : null,
      }))}
    />
  )
}
