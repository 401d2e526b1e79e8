import type { NoticeEvent } from '@contract/notices'
import { useLingui } from '@lingui/react/macro'

/** What each event is called in the user's language; undefined for one that this version does not know. */
export function useNoticeText(): (event: string, name: string) => string | undefined {
  const { t } = useLingui()
  const titles: Record<NoticeEvent, (name: string) => string> = {
    bookingApproved: (name) => t`Your booking of ${name} is confirmed`,
    bookingDenied: (name) => t`Your booking of ${name} can’t take place`,
    bookingCancelled: (name) => t`Your booking of ${name} is cancelled`,
    bookingMoved: (name) => t`Your booking of ${name} has moved`,
    bookingMade: (name) => t`The building has booked ${name} for you`,
    visitorArrived: (name) => t`${name} has arrived to see you`,
    requestAnswered: (name) => t`The building has answered “${name}”`,
    requestAsked: (name) => t`The building has a question about “${name}”`,
    requestTaken: (name) => t`The building is working on “${name}”`,
    requestFinished: (name) => t`“${name}” is done`,
    attendeeAdded: (name) => t`The building has added you to ${name}`,
    attendeeRemoved: (name) => t`You no longer have a place at ${name}`,
    eventMoved: (name) => t`${name} has moved`,
    eventRestored: (name) => t`${name} takes place after all`,
    eventCancelled: (name) => t`${name} is cancelled`,
  }
  return (event, name) => new Map(Object.entries(titles)).get(event)?.(name)
}
