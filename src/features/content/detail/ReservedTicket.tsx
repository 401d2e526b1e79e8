import { Trans } from '@lingui/react/macro'
import type { DetailItem } from '@machines/content/detail/item'
import { foreignLang } from '@shared/format/foreignLang'
import { useLocale } from '@shared/useLocale'
import { cx } from '@ui/classes/cx'
import { caption, figures, muted, small } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import QrCode from 'lucide-react/icons/qr-code'

type Props = { item: DetailItem; when: string | null; isRsvp: boolean }

/** The ticket that the user has just received: the one that home shows on the day. */
export function ReservedTicket({ item, when, isRsvp }: Props) {
  const locale = useLocale()
  return (
    <Ticket
      shape="wide"
      isNew
      state={isRsvp ? <Trans>Attending</Trans> : <Trans>Deal claimed</Trans>}
      title={item.title}
      lang={foreignLang(locale, item.lang)}
      stub={
        <>
          <QrCode size={32} aria-hidden="true" />
          <span className={caption}>
            <Trans>Your pass</Trans>
          </span>
        </>
      }
    >
      {isRsvp && when && <span className={cx(small, muted, figures)}>{when}</span>}
      {item.formatted_address && <span className={cx(small, muted)}>{item.formatted_address}</span>}
    </Ticket>
  )
}
