import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { itemLink } from '@features/content/tile/itemLink'
import { itemPrice } from '@features/content/tile/itemPrice'
import { Trans } from '@lingui/react/macro'
import { formatMoment } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { Picture } from '@shared/Picture'
import { useClock } from '@shared/useClock'
import { useContentPress } from '@shared/useContentPress'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { body, caption, muted, sectionTitle, small, strong } from '@ui/theme/typography.css'
import type { ReactNode } from 'react'
import * as css from './home.css'

type Props = {
  item: ContentItem
  building: Building
  /** In a carousel: the role description of the item, and its position. */
  slide?: { kind: string; name: string }
  children?: ReactNode
}

/** A promoted item as one link. `children` render below the text, above the link. */
export function PromotedItem({ item, building, slide, children }: Props) {
  const locale = useLocale()
  const mode = useDiscoverMode()
  const { uuid: buildingUuid } = building
  const onPress = useContentPress(buildingUuid)
  const clock = useClock()
  const zone = item.timezone ?? building.timezone
  const when = item.start_at && formatMoment(locale, item.start_at, zone, clock)
  const price = itemPrice(locale, item)
  const lang = foreignLang(locale, item.lang)
  const link = itemLink(item, { mode, buildingUuid, currentPath: `/building/${buildingUuid}` })
  return (
    <article className={css.promoted} aria-roledescription={slide?.kind} aria-label={slide?.name}>
      <div className={css.promotedFrame} data-tile="picture">
        <Picture
          key={item.image_url}
          src={item.image_url}
          shape="tile"
          alt={item.image_alt_text ?? ''}
          lang={lang}
          sizes="(min-width: 1480px) 816px, (min-width: 1025px) calc(60vw - 72px), (min-width: 769px) calc(60vw - 39px), calc(100vw - 42px)"
          className={css.promotedPicture}
        />
      </div>
      <div className={css.promotedLabel}>
        <p className={cx(caption, muted)}>
          <Trans>Not to be missed</Trans>
        </p>
        <h2 className={sectionTitle} lang={lang}>
          {link.renderLink({
            href: link.href,
            className: css.promotedLink,
            onClick: () => onPress(item.type),
            children: <span data-tile="title">{item.title}</span>,
          })}
        </h2>
        {item.subtitle && (
          <p className={cx(body, muted)} lang={lang}>
            {item.subtitle}
          </p>
        )}
        {(when || price) && (
          <p className={cx(small, strong)}>
            {when}
            {when && price && ' · '}
            {price}
          </p>
        )}
        {children}
      </div>
    </article>
  )
}
