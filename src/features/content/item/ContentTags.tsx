import { useLingui } from '@lingui/react/macro'
import { cx } from '@ui/classes/cx'
import { small } from '@ui/theme/typography.css'
import * as css from './content.css'

type Props = { tags: readonly string[]; lang: string | undefined }

/** The tags of an item, as the building names them. */
export function ContentTags({ tags, lang }: Props) {
  const { t } = useLingui()
  if (tags.length === 0) return null
  return (
    <ul className={css.tags} aria-label={t`Tags`}>
      {[...new Set(tags)].map((tag) => (
        <li key={tag} lang={lang} className={cx(css.tag, small)}>
          {tag}
        </li>
      ))}
    </ul>
  )
}
