import { Plural, useLingui } from '@lingui/react/macro'
import type { ParticipationStatus } from '@machines/content/detail/participation'
import { cx } from '@ui/classes/cx'
import { figures, muted } from '@ui/theme/typography.css'
import Users from 'lucide-react/icons/users'
import { Fact } from './Fact'

/** How many attend or have claimed it, and how many places are left if known. */
export function Counts({
  participation: { kind, taken, limit },
}: {
  participation: ParticipationStatus
}) {
  const { t } = useLingui()
  const left = limit === null ? null : Math.max(0, limit - taken)
  return (
    <Fact icon={<Users size={20} />} label={t`How many`}>
      <span className={cx(muted, figures)}>
        {kind === 'rsvp' ? (
          <Plural
            value={taken}
            _0="No one’s going yet"
            one="# person is going"
            other="# people are going"
          />
        ) : (
          <Plural
            value={taken}
            _0="No one’s claimed it yet"
            one="Claimed by # person"
            other="Claimed by # people"
          />
        )}
        {left !== null && left > 0 && (
          <>
            {' · '}
            <Plural value={left} one="# left" other="# left" />
          </>
        )}
      </span>
    </Fact>
  )
}
