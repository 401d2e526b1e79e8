import { useLingui } from '@lingui/react/macro'
import { userOf } from '@machines/auth/session/selectors'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import { hourNow } from '@shared/format/days'
import { useShared } from '@shared/useShared'
import { lead } from '@ui/theme/typography.css'

/** Greets the user by the clock of the building. A kiosk does not know its guests. */
export function Greeting({ timezone }: { timezone: string }) {
  const { t } = useLingui()
  const name = useShared('session', (session) => userOf(session)?.first_name)
  const kiosk = useShared('kiosk', isKiosk)
  if (!name || kiosk) return null
  const hour = hourNow(timezone)
  return (
    <p className={lead} suppressHydrationWarning>
      {hour < 5
        ? t`Hello, ${name}`
        : hour > 17
          ? t`Good evening, ${name}`
          : hour < 12
            ? t`Good morning, ${name}`
            : t`Good afternoon, ${name}`}
    </p>
  )
}
