import { Trans, useLingui } from '@lingui/react/macro'
import { mapsHref } from '@rules/content/mapsHref'
import { newTabLink } from '@shared/routerLink'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { muted, strong } from '@ui/theme/typography.css'
import MapPin from 'lucide-react/icons/map-pin'
import * as css from './detail.css'
import { Fact } from './Fact'

type Props = {
  address: string | null | undefined
  /** The language of the directions, if it is not the page's. */
  lang?: string | undefined
  directions?: string | null | undefined
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

/** The address, directions on site, and a link to a map. */
export function LocationFact({ address, directions, lang, latitude, longitude }: Props) {
  const { t } = useLingui()
  const href = mapsHref(address, { latitude, longitude })
  if (!address && !directions && href === null) return null
  return (
    <Fact icon={<MapPin size={20} />} label={t`Where`}>
      {address && <span className={strong}>{address}</span>}
      {directions && (
        <span lang={lang} className={muted}>
          {directions}
        </span>
      )}
      {href !== null &&
        newTabLink({
          href,
          className: cx(standaloneLinkClass, css.factLink),
          children: <Trans>Open in maps</Trans>,
        })}
    </Fact>
  )
}
