import type { Building } from '@contract/buildings'
import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailItem } from '@machines/detail/item'
import { hrefOf, safeLink } from '@rules/links/links'
import { newTabLink } from '@screens/app/routerLink'
import { useLocale } from '@screens/app/useLocale'
import type { DetailActor } from '@screens/detail/DetailLooks'
import * as css from '@screens/detail/detail.css'
import { Fact } from '@screens/detail/Fact'
import { When } from '@screens/detail/When'
import { Where } from '@screens/detail/Where'
import { formatDay } from '@screens/format/days'
import { formatPrice } from '@screens/format/prices'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { quiet, strong } from '@ui/theme/typography.css'
import Newspaper from 'lucide-react/icons/newspaper'
import Tag from 'lucide-react/icons/tag'
import Video from 'lucide-react/icons/video'

type Props = { item: DetailItem; detail: DetailActor; building: Building }

/** When, where, online, and what it costs. */
export function ContentFacts({ item, detail, building }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const timeZone = item.timezone ?? building.timezone
  const price = formatPrice(locale, item.price, item.currency_type)
  const isEvent = Boolean(item.start_at) || item.type.startsWith('EVENT')
  return (
    <dl className={css.facts}>
      {item.start_at && (
        <When
          uuid={item.uuid}
          title={item.title}
          startAt={item.start_at}
          endAt={item.end_at}
          timeZone={timeZone}
          location={item.formatted_address ?? item.virtual_url}
          description={item.description}
          hasCalendar={item.display_calendar_icon !== false}
          onSave={(entry) => detail.send({ type: 'calendar.saved', entry })}
        />
      )}
      {!item.start_at && item.display_start_at && (
        <Fact icon={<Newspaper size={20} />} label={t`Published`}>
          <time dateTime={item.display_start_at} className={quiet} suppressHydrationWarning>
            {formatDay(locale, item.display_start_at, timeZone)}
          </time>
        </Fact>
      )}
      <Where
        address={item.formatted_address}
        directions={item.directions}
        latitude={item.latitude}
        longitude={item.longitude}
      />
      <Online item={item} />
      {(price !== null || isEvent) && (
        <Fact icon={<Tag size={20} />} label={t`Price`}>
          <span className={strong} suppressHydrationWarning>
            {price ?? <Trans>Free</Trans>}
          </span>
        </Fact>
      )}
    </dl>
  )
}

function Online({ item }: { item: DetailItem }) {
  const { t } = useLingui()
  const link = safeLink(item.virtual_url)
  if (link === null && !item.virtual_text && !item.virtual_directions) return null
  return (
    <Fact icon={<Video size={20} />} label={t`Online`}>
      {link === null
        ? item.virtual_text && <span className={strong}>{item.virtual_text}</span>
        : newTabLink({
            href: hrefOf(link),
            className: cx(standaloneLinkClass, css.factLink),
            children: item.virtual_text || <Trans>Join online</Trans>,
          })}
      {item.virtual_directions && <span className={quiet}>{item.virtual_directions}</span>}
    </Fact>
  )
}
