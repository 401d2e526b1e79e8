import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { Trans } from '@lingui/react/macro'
import { availability } from '@machines/home/availability'
import { routerLink } from '@screens/app/routerLink'
import { useLocale } from '@screens/app/useLocale'
import { dateLeaf, formatTime, formatWeekday } from '@screens/format/dates'
import { formatPrice } from '@screens/format/prices'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { ContentTile } from '@ui/tile/ContentTile'
import { pictureFill } from '@ui/tile/ContentTile.css'
import { useSelector } from '@xstate/react'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Hourglass from 'lucide-react/icons/hourglass'
import { contentLink } from './contentLink'
import type { HomeActor } from './HomeOfBuilding'

type Props = { item: ContentItem; home: HomeActor; building: Building }

/** An event, a deal or a post on home. */
export function ContentItemTile({ item, home, building }: Props) {
  const locale = useLocale()
  const mode = useSelector(home, ({ context }) => context.mode)
  const zone = item.timezone ?? building.timezone
  const state = availability(item)
  const price = formatPrice(locale, item.price, item.currency_type)
  const isEvent = item.type === 'EVENT'
  return (
    <ContentTile
      title={item.title}
      href={contentLink(building.uuid, item, mode)}
      picture={
        item.image_url && (
          <img
            src={item.image_url}
            alt={item.image_alt_text ?? ''}
            className={pictureFill}
            width={648}
            height={416}
            loading="lazy"
            decoding="async"
          />
        )
      }
      {...(item.start_at && { date: dateLeaf(locale, item.start_at, zone) })}
      meta={
        item.start_at
          ? `${formatWeekday(locale, item.start_at, zone)} · ${formatTime(locale, item.start_at, zone)}`
          : (item.host_company_name ?? item.subtitle)
      }
      price={price ?? (isEvent ? <Trans>Free</Trans> : null)}
      marks={
        state === 'soldOut' ? (
          <StatusPill tone="neutral" icon={<CircleSlash size={16} aria-hidden="true" />}>
            <Trans>Sold out</Trans>
          </StatusPill>
        ) : state === 'fewLeft' ? (
          <StatusPill tone="warning" icon={<Hourglass size={16} aria-hidden="true" />}>
            <Trans>Few spots left</Trans>
          </StatusPill>
        ) : null
      }
      renderLink={(props) =>
        routerLink({
          ...props,
          onClick: () => home.send({ type: 'content.pressed', contentType: item.type }),
        })
      }
    />
  )
}
