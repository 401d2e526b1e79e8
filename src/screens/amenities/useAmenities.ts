import type { AmenityCategory } from '@contract/directory'
import { buildingOf } from '@machines/building/selectors'
import { wishedLocale } from '@machines/language/machine'
import { useDetailScreens } from '@screens/app/DetailsContext'
import { useRead } from '@screens/app/reading'
import { useShared } from '@screens/app/useShared'
import { useKeptActor } from '@screens/app/visit'

export type AmenitiesOf = { buildingUuid: string; lang: string }

/** What a page of amenities reads; null until the building is known. */
export function useAmenitiesOf(): AmenitiesOf | null {
  const buildingUuid = useShared('building', buildingOf)?.uuid
  const lang = useShared('language', wishedLocale)
  return buildingUuid === undefined ? null : { buildingUuid, lang }
}

/** The amenities of a building by category: the wire knows no single one. */
export function useAmenities({ buildingUuid, lang }: AmenitiesOf) {
  const { amenities } = useDetailScreens()
  const { actor: request } = useKeptActor(
    'amenities',
    amenities,
    { of: { buildingUuid, lang } },
    (kept) => kept.send({ type: 'request.renewed' }),
  )
  return {
    read: useRead<AmenityCategory[]>(request),
    retry: () => request.send({ type: 'request.retried' }),
  }
}
