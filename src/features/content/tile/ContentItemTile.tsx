import type { ContentItem } from '@contract/content'
import { availability } from '@rules/content/availability'
import { dateLeaf, formatTime, formatWeekday } from '@shared/format/dates'
import { foreignLang } from '@shared/format/foreignLang'
import { Picture } from '@shared/Picture'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { ContentTile } from '@ui/tile/ContentTile'
import { pictureFill } from '@ui/tile/ContentTile.css'
import { contentTileSizes } from '@ui/tile/contentTileSizes'
import { AvailabilityPill } from './AvailabilityPill'
import { itemLink } from './itemLink'
import { itemPrice } from './itemPrice'

/** Items with a number of claims but no capacity are handed out: deals and offers. */
const isHandedOut = ({ capacity, max_claims_total: claims }: ContentItem) =>
  (capacity ?? null) === null && (claims ?? null) !== null

type Props = {
  item: ContentItem
  at: Parameters<typeof itemLink>[1]
  /** The building's time zone; the item may have its own. */
  timeZone: string
  onPress: (contentType: string) => void
  /** Level of the title's heading. */
  level?: 'h2' | 'h3'
}

/** An event, a deal or a post, as one link. */
export function ContentItemTile({ item, at, timeZone, onPress, level = 'h3' }: Props) {
  const locale = useLocale()
  const clock = useClock()
  const zone = item.timezone ?? timeZone
  const link = itemLink(item, at)
  const lang = foreignLang(locale, item.lang)
  const state = availability(item)
  return (
    <ContentTile
      title={item.title}
      level={level}
      lang={lang}
      href={link.href}
      picture={
        <Picture
          src={item.image_url}
          shape="tile"
          alt={item.image_alt_text ?? ''}
          lang={lang}
          sizes={contentTileSizes}
          className={pictureFill}
        />
      }
      {...(item.start_at && { date: dateLeaf(locale, item.start_at, zone) })}
      meta={
        item.start_at ? (
          `${formatWeekday(locale, item.start_at, zone)} · ${formatTime(locale, item.start_at, zone, clock)}`
        ) : (
          <span lang={lang}>{item.host_company_name ?? item.subtitle}</span>
        )
      }
      price={itemPrice(locale, item)}
      marks={
        state === 'open' ? null : <AvailabilityPill state={state} isGoods={isHandedOut(item)} />
      }
      renderLink={(props) => link.renderLink({ ...props, onClick: () => onPress(item.type) })}
    />
  )
}
