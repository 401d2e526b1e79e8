import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { useLingui } from '@lingui/react/macro'
import { chosenPromotedOf, type HomeChoicesActor } from '@machines/home/choices'
import { foreignLang } from '@shared/format/foreignLang'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useSpoken } from '@ui/announcer/Announcement'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import { mirrored } from '@ui/icon/mirrored.css'
import { figures, muted, small } from '@ui/theme/typography.css'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import * as css from './home.css'
import { PromotedItem } from './PromotedItem'

type Props = { items: readonly ContentItem[]; home: HomeChoicesActor; building: Building }

/** Promoted items, one at a time. It moves only when a button is pressed, and wraps around. */
export function PromotedCarousel({ items, home, building }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const chosen = useSelector(home, chosenPromotedOf)
  const announcementRef = useSpoken<HTMLParagraphElement>({ isThereFirst: true })
  const at = Math.max(
    0,
    items.findIndex(({ uuid }) => uuid === chosen),
  )
  const count = items.length
  const item = items[at]
  if (item === undefined) return null
  const move = (by: number) => {
    const next = items[(at + by + count) % count]
    if (next !== undefined) home.send({ type: 'promoted.chosen', uuid: next.uuid })
  }
  const number = at + 1
  return (
    <section aria-roledescription={t`carousel`} aria-label={t`Not to be missed`}>
      <p ref={announcementRef} aria-hidden="true" className={visuallyHidden}>
        {t`${number} of ${count}`}, <span lang={foreignLang(locale, item.lang)}>{item.title}</span>
      </p>
      {/* Without a key, so that the pressed button stays mounted and retains the focus. */}
      <PromotedItem
        item={item}
        building={building}
        slide={{ kind: t`slide`, name: t`${number} of ${count}` }}
      >
        <div className={css.promotedMoves}>
          <IconButton label={t`Previous`} variant="secondary" onClick={() => move(-1)}>
            <ArrowLeft size={20} aria-hidden="true" className={mirrored} />
          </IconButton>
          <span className={cx(small, muted, figures)} aria-hidden="true">
            {t`${number} of ${count}`}
          </span>
          <IconButton label={t`Next`} variant="secondary" onClick={() => move(1)}>
            <ArrowRight size={20} aria-hidden="true" className={mirrored} />
          </IconButton>
        </div>
      </PromotedItem>
    </section>
  )
}
