import type { Visitor } from '@contract/visitors'
import { Trans, useLingui } from '@lingui/react/macro'
import type { InviteActor } from '@machines/visitors/invite/machine'
import { visitorLeaving } from '@machines/visitors/invite/selectors'
import { momentParts } from '@shared/format/days'
import * as css from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { Avatar } from '@ui/avatar/Avatar'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { figures, muted, small } from '@ui/theme/typography.css'
import { VisitorStatus } from './VisitorStatus'

type Props = { visitor: Visitor; invite: InviteActor }

/** One visitor: when they come, their status and code, and what the host can do. */
export function VisitorRow({ visitor, invite }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const leaving = useSelector(invite, visitorLeaving)
  const { first_name: first, last_name: last, expected_at: at, timezone, status, code } = visitor
  const name = `${first} ${last}`
  const when = momentParts(locale, at, timezone, clock)
  return (
    <li className={css.row}>
      <Avatar name={name} src={null} />
      <div className={css.textBlock}>
        <h3 className={css.title}>{name}</h3>
        <p className={cx(small, muted, figures)}>
          <Dotted texts={visitor.company ? [...when, visitor.company] : when} />
        </p>
        {code && (
          <p className={cx(small, figures)}>
            <Trans>Code: {code}</Trans>
          </p>
        )}
      </div>
      <div className={css.aside}>
        <VisitorStatus status={status} />
        {status === 'expected' && (
          <Button
            variant="ghost"
            aria-label={t`Cancel the visit of ${name}`}
            onClick={() => invite.send({ type: 'cancel.pressed', visitor })}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        {status === 'checked_in' && (
          <Button
            variant="secondary"
            busy={leaving === visitor.uuid}
            busyLabel={t`One moment`}
            aria-label={t`${name} has left`}
            onClick={() => invite.send({ type: 'left.pressed', visitor })}
          >
            <Trans>Has left</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
