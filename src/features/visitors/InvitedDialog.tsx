import { plate } from '@features/content/passes/pass.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { buildingOf } from '@machines/tenancy/building/selectors'
import type { InviteActor } from '@machines/visitors/invite/machine'
import { invitedOf } from '@machines/visitors/invite/selectors'
import { formatSpan } from '@shared/format/days'
import { QrPicture } from '@shared/qr/QrPicture'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Dialog } from '@ui/dialog/Dialog'
import { blockTitle, figures, muted, small } from '@ui/theme/typography.css'
import { Ticket } from '@ui/ticket/Ticket'
import { VisitorStatus } from './VisitorStatus'

/** The ticket of the visitor who has just been invited. */
export function InvitedDialog({ invite }: { invite: InviteActor }) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const visitor = useSelector(invite, invitedOf)
  const building = useShared('building', buildingOf)
  if (visitor === null) return null
  const { email, expected_at: at, timezone } = visitor
  const name = `${visitor.first_name} ${visitor.last_name}`
  const when = formatSpan(locale, at, null, timezone, clock)
  const close = () => invite.send({ type: 'form.closed' })
  return (
    <Dialog
      open
      onClose={close}
      closeLabel={t`Close`}
      title={t`Invitation sent`}
      description={<Trans>We’ve sent the code to {email}.</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => invite.send({ type: 'invite.pressed' })}>
            <Trans>Invite another</Trans>
          </Button>
          <Button variant="primary" onClick={close}>
            <Trans>Done</Trans>
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a low screen the keyboard scrolls the ticket */}
      <section tabIndex={0} aria-label={name}>
        <Ticket
          shape="tall"
          isNew
          level="h3"
          state={<VisitorStatus status={visitor.status} />}
          title={name}
          stub={
            visitor.code && (
              <>
                <div className={plate}>
                  <QrPicture code={visitor.code} />
                </div>
                <p className={cx(blockTitle, figures)}>{visitor.code}</p>
              </>
            )
          }
        >
          <p className={cx(small, figures)}>
            {when.day}
            <br />
            <span className={muted}>{when.time}</span>
          </p>
          {building !== null && <p className={small}>{building.name}</p>}
        </Ticket>
      </section>
    </Dialog>
  )
}
