import type { SavedItem } from '@contract/saved'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SavedActor } from '@machines/content/saved/machine'
import { foreignLang } from '@shared/format/foreignLang'
import * as rows from '@shared/rowList.css'
import { useLocale } from '@shared/useLocale'
import { IconButton } from '@ui/button/IconButton'
import { cx } from '@ui/classes/cx'
import { blockTitle, muted, small } from '@ui/theme/typography.css'
import CalendarX from 'lucide-react/icons/calendar-x'
import X from 'lucide-react/icons/x'
import * as css from './saved.css'

type Props = { items: SavedItem[]; saved: SavedActor }

/** Saved items that have expired or are no longer published: not linked, but removable. */
export function ExpiredItems({ items, saved }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <section className={css.gone} aria-labelledby="saved-gone">
      <h2 id="saved-gone" className={blockTitle}>
        <Trans>No longer on</Trans>
      </h2>
      <ul className={rows.rows}>
        {items.map(({ content }) => {
          const { title } = content
          return (
            <li key={content.uuid} className={rows.row}>
              <span className={cx(rows.picture, rows.mark)}>
                <CalendarX size={24} aria-hidden="true" />
              </span>
              <div className={rows.textBlock}>
                <span className={rows.title} lang={foreignLang(locale, content.lang)}>
                  {title}
                </span>
                <span className={cx(small, muted)}>
                  <Trans>It’s over, or the building has taken it down.</Trans>
                </span>
              </div>
              <div className={rows.aside}>
                <IconButton
                  label={t`Remove “${title}” from the list`}
                  onClick={() => saved.send({ type: 'save.toggled', item: content })}
                >
                  <X size={20} aria-hidden="true" />
                </IconButton>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
