import type { Building } from '@contract/buildings'
import { unreadNoticesLogic } from '@features/notices/unread.page'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { Link } from '@tanstack/react-router'
import { iconButtonClass } from '@ui/button/buttonClass'
import { cx } from '@ui/classes/cx'
import BellIcon from 'lucide-react/icons/bell'
import * as css from './Bell.css'

/** Leads to the notices, and shows how many of them are unread. */
export function Bell({ building }: { building: Building }) {
  const { t } = useLingui()
  const unread = useRead(usePage(unreadNoticesLogic)).data ?? 0
  const label =
    unread === 0
      ? t`Notifications`
      : t`Notifications, ${plural(unread, { one: '# unread', other: '# unread' })}`
  return (
    <Link
      to="/building/$buildingUuid/notifications"
      params={{ buildingUuid: building.uuid }}
      className={cx(iconButtonClass(), css.bell)}
      aria-label={label}
    >
      <BellIcon size={20} aria-hidden="true" />
      {unread > 0 && (
        <span className={css.count} aria-hidden="true">
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
