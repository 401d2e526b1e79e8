import { Trans, useLingui } from '@lingui/react/macro'
import {
  type CalendarEntry,
  googleCalendarHref,
  outlookCalendarHref,
} from '@rules/content/calendar'
import { newTabLink } from '@shared/routerLink'
import { Button } from '@ui/button/Button'
import { Menu } from '@ui/menu/Menu'
import CalendarPlus from 'lucide-react/icons/calendar-plus'

type Props = { entry: CalendarEntry; onSave: (entry: CalendarEntry) => void }

/** Three ways to add an event to a calendar. */
export function AddToCalendar({ entry, onSave }: Props) {
  const { t } = useLingui()
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
        { id: 'google', label: t`Google Calendar`, href: googleCalendarHref(entry) },
        { id: 'outlook', label: t`Outlook`, href: outlookCalendarHref(entry) },
        { id: 'file', label: t`Calendar file (.ics)`, onSelect: () => onSave(entry) },
      ]}
    />
  )
}
