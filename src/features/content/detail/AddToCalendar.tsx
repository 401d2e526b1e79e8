import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CalendarEntry,
  googleCalendarHref,
  outlookCalendarHref,
} from '@rules/content/calendar'
import { newTabLink } from '@shared/routerLink'
import { useLocation } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { Menu } from '@ui/menu/Menu'
import { useIsHydrated } from '@ui/rendering/useIsHydrated'
import CalendarPlus from 'lucide-react/icons/calendar-plus'

type Props = { entry: CalendarEntry; onSave: (entry: CalendarEntry) => void }

/** Three ways to add an event to a calendar. */
export function AddToCalendar({ entry, onSave }: Props) {
  const { t } = useLingui()
  const path = useLocation({ select: ({ pathname }) => pathname })
  // The server does not know its own address.
  const url = useIsHydrated() ? new URL(path, window.location.origin).href : null
  return (
    <Menu
      label={t`Add to calendar`}
      align="start"
      renderLink={newTabLink}
      renderTrigger={(props) => (
        <Button {...props} variant="secondary" icon={<CalendarPlus size={20} aria-hidden="true" />}>
          <Trans>Add to calendar</Trans>
        </Button>
      )}
      items={[
        { id: 'google', label: t`Google Calendar`, href: googleCalendarHref(entry, url) },
        { id: 'outlook', label: t`Outlook`, href: outlookCalendarHref(entry, url) },
        { id: 'file', label: t`Calendar file (.ics)`, onSelect: () => onSave(entry) },
      ]}
    />
  )
}
