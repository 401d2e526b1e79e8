import type { Amenity, AmenityCategory } from '@contract/directory'
import { Trans, useLingui } from '@lingui/react/macro'
import { DetailLoading } from '@screens/detail/DetailLoading'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailPicture } from '@screens/detail/DetailPicture'
import { DetailFailed, DetailGone } from '@screens/detail/DetailTrouble'
import * as css from '@screens/detail/detail.css'
import { RequestForm } from '@screens/requestForm/LazyRequestForm'
import { useParams } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { body } from '@ui/theme/typography.css'
import { useCallback, useState } from 'react'
import { type AmenitiesOf, useAmenities, useAmenitiesOf } from './useAmenities'
import { useAmenitiesTitle } from './useAmenitiesTitle'

/** One amenity, and the way to ask the help desk about it. */
export function AmenityScreen() {
  const { amenityUuid = '' } = useParams({ strict: false })
  const of = useAmenitiesOf()
  if (of === null) return <DetailLoading />
  return <Visit of={of} uuid={amenityUuid} />
}

function Visit({ of, uuid }: { of: AmenitiesOf; uuid: string }) {
  const { read, retry } = useAmenities(of)
  if (read.status === 'PENDING') return <DetailLoading />
  if (read.status === 'REJECTED') return <DetailFailed onRetry={retry} />
  for (const category of read.data ?? []) {
    const amenity = category.amenities.find(({ amenity_uuid }) => amenity_uuid === uuid)
    if (amenity !== undefined)
      return <AmenityDetail of={of} amenity={amenity} category={category} />
  }
  return <DetailGone />
}

type Props = { of: AmenitiesOf; amenity: Amenity; category: AmenityCategory }

function AmenityDetail({ of, amenity, category }: Props) {
  const { t } = useLingui()
  const title = useAmenitiesTitle()
  const [isAsking, setAsking] = useState(false)
  const stopAsking = useCallback(() => setAsking(false), [])
  return (
    <DetailPage
      back={{ href: `/building/${of.buildingUuid}/amenities`, label: title }}
      picture={<DetailPicture src={amenity.image_url} alt={amenity.image_alt_text} />}
      eyebrow={category.category_name}
      title={amenity.amenity_name}
      aside={
        <div className={css.card}>
          <p className={body}>
            <Trans>
              Would you like to use it, or has something to be mended? Ask the help desk.
            </Trans>
          </p>
          <Button variant="primary" size="large" wide onClick={() => setAsking(true)}>
            <Trans>Send a request</Trans>
          </Button>
        </div>
      }
    >
      {amenity.description && <p className={css.prose}>{amenity.description}</p>}
      {isAsking && (
        <RequestForm
          nature={category.category_name}
          subject={t`About ${amenity.amenity_name}`}
          onClosed={stopAsking}
        />
      )}
    </DetailPage>
  )
}
