import type { AmenityCategory, Amenity as AmenityReply } from '@contract/directory'
import { DetailFailed, DetailGone } from '@features/content/detail/DetailError'
import { DetailLoading } from '@features/content/detail/DetailLoading'
import { DetailPage } from '@features/content/detail/DetailPage'
import { DetailPicture } from '@features/content/detail/DetailPicture'
import * as css from '@features/content/detail/detail.css'
import { Fact } from '@features/content/detail/Fact'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAppServices } from '@shared/AppContext'
import { hrefTo } from '@shared/hrefTo'
import type { PageProps } from '@shared/pages/definePage'
import { useRead } from '@shared/reading'
import { useTextLang } from '@shared/useTextLang'
import { getRouteApi } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { muted, small, strong } from '@ui/theme/typography.css'
import BuildingIcon from 'lucide-react/icons/building'
import Clock4 from 'lucide-react/icons/clock-4'
import Users from 'lucide-react/icons/users'
import { useFloorText } from '../companies/floorText'
import type { amenities as logic } from './amenities.logic'
import { useAmenitiesTitle } from './useAmenitiesTitle'

const route = getRouteApi('/inside/building/$buildingUuid/amenities/$amenityUuid')

/**
 * One amenity, with a button that asks the help desk about it. The API has no endpoint for one
 * amenity, so it is found in the list.
 */
export function AmenityScreen({ page: amenities }: PageProps<typeof logic>) {
  const { buildingUuid, amenityUuid } = route.useParams()
  const read = useRead(amenities)
  if (read.status === 'PENDING') return <DetailLoading />
  if (read.status === 'REJECTED') {
    return <DetailFailed onRetry={() => amenities?.send({ type: 'request.invalidated' })} />
  }
  for (const category of read.data ?? []) {
    const amenity = category.amenities.find(({ amenity_uuid: uuid }) => uuid === amenityUuid)
    if (amenity !== undefined)
      return <AmenityDetail buildingUuid={buildingUuid} amenity={amenity} category={category} />
  }
  return <DetailGone />
}

type Props = { buildingUuid: string; amenity: AmenityReply; category: AmenityCategory }

function AmenityDetail({ buildingUuid, amenity, category }: Props) {
  const { t } = useLingui()
  const langOf = useTextLang()
  const lang = langOf(amenity.lang)
  const title = useAmenitiesTitle()
  const { pages } = useAppServices().system
  const fields = { nature: category.category_name, subject: t`About ${amenity.amenity_name}` }
  return (
    <DetailPage
      back={{
        href: `${hrefTo('/building/$buildingUuid/amenities', { buildingUuid })}?category=${category.category_uuid}`,
        label: title,
      }}
      picture={
        amenity.image_url && (
          <DetailPicture src={amenity.image_url} alt={amenity.image_alt_text} lang={lang} />
        )
      }
      eyebrow={<span lang={langOf(category.lang)}>{category.category_name}</span>}
      title={amenity.amenity_name}
      lang={lang}
    >
      <AmenityFacts amenity={amenity} lang={lang} />
      {amenity.description && (
        <p lang={lang} className={css.prose}>
          {amenity.description}
        </p>
      )}
      <div className={css.alone}>
        <p className={cx(small, muted)}>
          <Trans>Want to use it, or does something need fixing? Ask the help desk.</Trans>
        </p>
        <Button
          variant="primary"
          size="large"
          wide
          data-needs-person=""
          onClick={() => pages.send({ type: 'requestForm.opened', fields })}
        >
          <Trans>Send a request</Trans>
        </Button>
      </div>
    </DetailPage>
  )
}

/** Where it is, when it is open and how many it takes, as far as the building says so. */
function AmenityFacts({ amenity, lang }: { amenity: AmenityReply; lang: string | undefined }) {
  const { t } = useLingui()
  const floorText = useFloorText()
  const { floor, hours, capacity } = amenity
  const facts = [
    { label: t`Floor`, Icon: BuildingIcon, text: floor && floorText(floor) },
    { label: t`Opening hours`, Icon: Clock4, text: hours },
    { label: t`Capacity`, Icon: Users, text: capacity },
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(({ label, Icon, text }) => (
        <Fact key={label} icon={<Icon size={20} />} label={label}>
          <span className={strong} lang={lang}>
            {text}
          </span>
        </Fact>
      ))}
    </dl>
  )
}
