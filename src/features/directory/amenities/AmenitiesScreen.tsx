import type { AmenityCategory } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import * as list from '@shared/listPage.css'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useTextLang } from '@shared/useTextLang'
import { getRouteApi } from '@tanstack/react-router'
import { PageHeading } from '@ui/heading/PageHeading'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { Tabs } from '@ui/tabs/Tabs'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import Armchair from 'lucide-react/icons/armchair'
import { AmenityTile } from './AmenityTile'
import type { amenities as logic } from './amenities.logic'
import { useAmenitiesTitle } from './useAmenitiesTitle'

const route = getRouteApi('/inside/building/$buildingUuid/amenities')

/** The amenities of the building, one tab per category. */
export function AmenitiesScreen({ page }: PageProps<typeof logic>) {
  const title = useAmenitiesTitle()
  return (
    <div className={list.page}>
      <PageHeading className={pageTitle}>{title}</PageHeading>
      <Amenities page={page} title={title} />
    </div>
  )
}

function AmenitiesLoading() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading amenities`}>
      <TileGrid kind="content">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <SkeletonTile key={key} kind="content" />
        ))}
      </TileGrid>
    </Loading>
  )
}

function Amenities({ page, title }: PageProps<typeof logic> & { title: string }) {
  const { t } = useLingui()
  const read = useRead(page)
  const { buildingUuid } = route.useParams()
  const { category: chosen } = route.useSearch()
  const navigate = route.useNavigate()
  const langOf = useTextLang()
  if (read.status === 'PENDING') return <AmenitiesLoading />
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        title={t`We couldn’t load the amenities`}
        retryLabel={t`Try again`}
        onRetry={() => page?.send({ type: 'request.invalidated' })}
      />
    )
  }
  const categories = (read.data ?? []).filter((category) => category.amenities.length > 0)
  const selected = categories.find(({ category_uuid: uuid }) => uuid === chosen) ?? categories[0]
  if (selected === undefined) {
    return (
      <EmptyState
        icon={<Armchair size={24} aria-hidden="true" />}
        title={t`No amenities yet`}
        text={<Trans>What this building offers will show up here.</Trans>}
      />
    )
  }
  const grid = (category: AmenityCategory) => (
    <TileGrid kind="content">
      {category.amenities.map((amenity) => (
        <AmenityTile key={amenity.amenity_uuid} amenity={amenity} buildingUuid={buildingUuid} />
      ))}
    </TileGrid>
  )
  return (
    <Tabs
      label={t`${title} categories`}
      selected={selected.category_uuid}
      onSelect={(category) =>
        // Back leaves the page, regardless of how many categories the user has opened.
        void navigate({ to: '.', search: { category }, replace: true, resetScroll: false })
      }
      tabs={categories.map((category) => ({
        id: category.category_uuid,
        label: category.category_name,
        lang: langOf(category.lang),
        panel: category === selected ? grid(category) : null,
      }))}
    />
  )
}
