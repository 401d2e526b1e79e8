import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import { modeOf } from '@machines/home/selectors'
import type { Read } from '@machines/request/selectors'
import { Picture } from '@screens/app/Picture'
import { useLocale } from '@screens/app/useLocale'
import { itemLink } from '@screens/contentTile/itemLink'
import { foreignLang } from '@screens/format/foreignLang'
import { cx } from '@ui/classes/cx'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { FailedState } from '@ui/states/FailedState'
import { body, caption, quiet, sectionTitle } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'
import type { HomeActor } from './HomeOfBuilding'
import * as css from './home.css'

type Props = { read: Read<ContentItem[]>; home: HomeActor; building: Building }

/** What the building wants seen first; the block is gone where nothing is promoted. */
export function Promoted({ read, home, building }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const mode = useSelector(home, modeOf)
  if (read.status === 'PENDING') {
    return (
      <Loading label={t`Loading what is promoted`}>
        <div className={css.promoted}>
          <Skeleton shape="block" height="min(24rem, 60vw)" />
          <div className={css.promotedWords}>
            <Skeleton shape="text" lines={3} width="100%" />
          </div>
        </div>
      </Loading>
    )
  }
  if (read.status === 'REJECTED') {
    return (
      <FailedState
        level="h2"
        title={t`The highlight could not be loaded`}
        retryLabel={t`Try again`}
        onRetry={() => home.send({ type: 'part.retried', part: 'promoted' })}
      />
    )
  }
  const item = read.data?.[0]
  if (item === undefined) return null
  const { uuid: buildingUuid } = building
  const link = itemLink(item, { mode, buildingUuid, currentPath: `/building/${buildingUuid}` })
  return (
    <article className={css.promoted}>
      <div className={css.promotedFrame} data-tile="picture">
        <Picture
          src={item.image_url}
          shape="tile"
          alt={item.image_alt_text ?? ''}
          sizes="(min-width: 1488px) 816px, (min-width: 1025px) calc(60vw - 77px), (min-width: 769px) calc(60vw - 39px), calc(100vw - 42px)"
          className={css.promotedPicture}
        />
      </div>
      <div className={css.promotedWords}>
        <p className={cx(caption, quiet)}>
          <Trans>Not to be missed</Trans>
        </p>
        <h2 className={sectionTitle} lang={foreignLang(locale, item.lang)}>
          {link.renderLink({
            href: link.href,
            className: css.promotedLink,
            onClick: () => home.send({ type: 'content.pressed', contentType: item.type }),
            children: <span data-tile="title">{item.title}</span>,
          })}
        </h2>
        {item.subtitle && <p className={cx(body, quiet)}>{item.subtitle}</p>}
      </div>
    </article>
  )
}
