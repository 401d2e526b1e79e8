import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { formatDay } from '@shared/format/days'
import { foreignLang } from '@shared/format/foreignLang'
import { routerLink } from '@shared/routerLink'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import * as css from './content.css'

type Props = {
  item: DetailItem
  timeZone: string
  /** The page of the host company, if known. */
  company: string | null
}

/** The host of an item, and its publication date if it has no time of its own. */
export function Origin({ item, timeZone, company }: Props) {
  const locale = useLocale()
  const { host_custom_text: words, host_company_name: host, display_start_at: published } = item
  const isDated = Boolean(published) && !item.start_at
  if (!words && !host && !isDated) return null
  return (
    <>
      {words ? (
        <span lang={foreignLang(locale, item.lang)}>{words}</span>
      ) : company !== null && host ? (
        routerLink({
          href: company,
          className: cx(standaloneLinkClass, css.host),
          children: <Trans>Hosted by {host}</Trans>,
        })
      ) : (
        host && (
          <span>
            <Trans>Hosted by {host}</Trans>
          </span>
        )
      )}
      {(words || host) && isDated && ' · '}
      {published && isDated && (
        <>
          <VisuallyHidden>
            <Trans>Published</Trans>
          </VisuallyHidden>{' '}
          <time dateTime={published} suppressHydrationWarning>
            {formatDay(locale, published, timeZone)}
          </time>
        </>
      )}
    </>
  )
}
