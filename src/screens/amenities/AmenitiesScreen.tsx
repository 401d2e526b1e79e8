import type { AmenityCategory } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import * as list from '@screens/app/listPage.css'
import { useKeptState } from '@screens/app/visit'
import { Loading } from '@ui/skeleton/Loading'
import { SkeletonTile } from '@ui/skeleton/SkeletonTile'
import { EmptyState } from '@ui/states/EmptyState'
import { FailedState } from '@ui/states/FailedState'
import { Tabs } from '@ui/tabs/Tabs'
import { pageTitle } from '@ui/theme/typography.css'
import { TileGrid } from '@ui/tile/TileGrid'
import Armchair from 'lucide-react/icons/armchair'
import { AmenityTile } from './AmenityTile'
import { type AmenitiesOf, useAmenities, useAmenitiesOf } from './useAmenities'
import { useAmenitiesTitle } from './useAmenitiesTitle'

/** The amenities of the building, one tab a category. */
export function AmenitiesScreen() {
  const title = useAmenitiesTitle()
  const of = useAmenitiesOf()
  return (
    <div className={list.page}>
      <h1 className={pageTitle}>{title}</h1>
      {of === null ? <AmenitiesLoading /> : <Amenities of={of} title={title} />}
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

function Amenities({ of, title }: { of: AmenitiesOf; title: string }) {
  const { t } = useLingui()
  const { read, retry } = useAmenities(of)
  const [chosen, setChosen] = useKeptState<string | null>('amenities tab', null)
  if (read.status === 'PENDING') return <AmenitiesLoading />
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        title={t`The amenities could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={retry}
      />
    )
  }
  const categories = (read.data ?? []).filter(({ amenities }) => amenities.length > 0)
  const selected = categories.find(({ category_uuid: uuid }) => uuid === chosen) ?? categories[0]
  if (selected === undefined) {
    return (
      <EmptyState
        icon={<Armchair size={24} aria-hidden="true" />}
        title={t`No amenities yet`}
        text={<Trans>What this building offers will be listed here.</Trans>}
      />
    )
  }
  const grid = (category: AmenityCategory) => (
    <TileGrid kind="content" label={category.category_name}>
      {category.amenities.map((amenity) => (
        <AmenityTile key={amenity.amenity_uuid} amenity={amenity} buildingUuid={of.buildingUuid} />
      ))}
    </TileGrid>
  )
  return (
    <Tabs
      label={t`Categories of ${title}`}
      selected={selected.category_uuid}
      onSelect={setChosen}
      tabs={categories.map((category) => ({
        id: category.category_uuid,
        label: category.category_name,
        panel: category === selected ? grid(category) : null,
      }))}
    />
  )
}
