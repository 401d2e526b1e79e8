import type { Amenity } from '@contract/directory'
import { hrefTo } from '@shared/hrefTo'
import { Picture } from '@shared/Picture'
import { routerLink } from '@shared/routerLink'
import { useTextLang } from '@shared/useTextLang'
import { ContentTile } from '@ui/tile/ContentTile'
import { pictureFill } from '@ui/tile/ContentTile.css'
import { useFloorText } from '../companies/floorText'

type Props = { amenity: Amenity; buildingUuid: string }

export function AmenityTile({ amenity, buildingUuid }: Props) {
  const lang = useTextLang()(amenity.lang)
  const floorText = useFloorText()
  const { floor, hours } = amenity
  const facts = [floor && floorText(floor), hours].filter(Boolean)
  return (
    <ContentTile
      level="h2"
      title={amenity.amenity_name}
      lang={lang}
      meta={facts.length > 0 && <span lang={lang}>{facts.join(' · ')}</span>}
      href={hrefTo('/building/$buildingUuid/amenities/$amenityUuid', {
        buildingUuid,
        amenityUuid: amenity.amenity_uuid,
      })}
      picture={
        <Picture
          src={amenity.image_url}
          shape="tile"
          alt={amenity.image_alt_text ?? ''}
          lang={lang}
          sizes="(min-width: 1400px) 31vw, (min-width: 960px) 46vw, 94vw"
          className={pictureFill}
        />
      }
      renderLink={routerLink}
    />
  )
}
