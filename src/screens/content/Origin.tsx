import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/detail/item'
import { useLocale } from '@screens/app/useLocale'
import { formatDay } from '@screens/format/days'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'

type Props = { item: DetailItem; timeZone: string }

/** Whose it is, and since when it is there where it has no time of its own. */
export function Origin({ item, timeZone }: Props) {
  const locale = useLocale()
  const { host_custom_text: words, host_company_name: host, display_start_at: published } = item
  const isDated = Boolean(published) && !item.start_at
  if (!words && !host && !isDated) return null
  return (
    <>
      {(words || host) && <span>{words || <Trans>Hosted by {host}</Trans>}</span>}
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
