import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { mapsHref } from '@rules/content/mapsHref'
import { hrefOf, safeLink } from '@rules/links/links'
import { foreignLang } from '@shared/format/foreignLang'
import { newTabLink } from '@shared/routerLink'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { muted, strong } from '@ui/theme/typography.css'
import Video from 'lucide-react/icons/video'
import type { ReactNode } from 'react'
import { Counts } from '../detail/Counts'
import * as css from '../detail/detail.css'
import { Fact } from '../detail/Fact'
import { LocationFact } from '../detail/LocationFact'
import { When } from '../detail/When'

type Props = {
  item: DetailItem
  participation: ParticipationStatus | null
  timeZone: string
  /** The calendar button; null for items without a time. */
  calendar: ReactNode
}

const isOnline = (item: DetailItem) =>
  safeLink(item.virtual_url) !== null || Boolean(item.virtual_text || item.virtual_directions)

/** Whether there is a time, a place or a count to show. */
export function hasFacts(item: DetailItem, participation: ParticipationStatus | null): boolean {
  const { formatted_address: address, directions, latitude, longitude } = item
  const isSomewhere =
    Boolean(address || directions) || mapsHref(address, { latitude, longitude }) !== null
  return Boolean(item.start_at) || isSomewhere || isOnline(item) || participation !== null
}

/** Time, place, online link, and counts. */
export function ContentFacts({ item, participation, timeZone, calendar }: Props) {
  const lang = foreignLang(useLocale(), item.lang)
  return (
    <dl className={css.facts}>
      {item.start_at && (
        <When
          startAt={item.start_at}
          endAt={item.end_at}
          timeZone={timeZone}
          movedFrom={item.moved_from}
          calendar={calendar}
        />
      )}
      <LocationFact
        address={item.formatted_address}
        directions={item.directions}
        lang={lang}
        latitude={item.latitude}
        longitude={item.longitude}
      />
      <Online item={item} lang={lang} />
      {participation !== null && <Counts participation={participation} />}
    </dl>
  )
}

function Online({ item, lang }: { item: DetailItem; lang: string | undefined }) {
  const { t } = useLingui()
  const link = safeLink(item.virtual_url)
  if (!isOnline(item)) return null
  return (
    <Fact icon={<Video size={20} />} label={t`Online`}>
      {link === null
        ? item.virtual_text && (
            <span lang={lang} className={strong}>
              {item.virtual_text}
            </span>
          )
        : newTabLink({
            href: hrefOf(link),
            className: cx(standaloneLinkClass, css.factLink),
            children: item.virtual_text ? (
              <span lang={lang}>{item.virtual_text}</span>
            ) : (
              <Trans>Join online</Trans>
            ),
          })}
      {item.virtual_directions && (
        <span lang={lang} className={muted}>
          {item.virtual_directions}
        </span>
      )}
    </Fact>
  )
}
