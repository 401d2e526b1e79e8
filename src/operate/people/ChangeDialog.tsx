import { useLingui } from '@lingui/react/macro'
import { changeOf } from '@machines/operate/toggle/selectors'
import { useSelector } from '@xstate/react'
import { ToggleDialog } from '../record/ToggleDialog'
import type { PersonChange, PersonToggle } from './person.logic'
import { usePeopleRefusals } from './usePeopleRefusals'
import { usePermissionName } from './usePermissionName'

/** Asks before a change of a person that takes effect at once. */
export function ChangeDialog({ toggle }: { toggle: PersonToggle }) {
  const change = useSelector(toggle, changeOf<PersonChange>)
  const textsOf = useTexts()
  return (
    <ToggleDialog
      toggle={toggle}
      {...textsOf(change ?? { kind: 'sessions' })}
      refusals={usePeopleRefusals()}
    />
  )
}

function useTexts() {
  const { t } = useLingui()
  const nameOf = usePermissionName()
  const ofAccount = (active: boolean) =>
    active
      ? {
          title: t`Reactivate this account?`,
          description: t`It gets back everything that it had: buildings, bookings and passes.`,
          confirmLabel: t`Reactivate`,
          busyLabel: t`Reactivating`,
          isDangerous: false,
        }
      : {
          title: t`Deactivate this account?`,
          description: t`It is signed out at once and can’t sign in. Nothing is deleted.`,
          confirmLabel: t`Deactivate`,
          busyLabel: t`Deactivating`,
          isDangerous: true,
        }
  const ofRequest = (building: string, approved: boolean) =>
    approved
      ? {
          title: t`Approve access to ${building}?`,
          description: t`They see the building at once, and get a mail.`,
          confirmLabel: t`Approve`,
          busyLabel: t`Approving`,
          isDangerous: false,
        }
      : {
          title: t`Decline access to ${building}?`,
          description: t`They can’t sign up for it again. The account stays, and you can add them later.`,
          confirmLabel: t`Decline`,
          busyLabel: t`Declining`,
          isDangerous: true,
        }
  const ofMembership = (building: string, member: boolean) =>
    member
      ? {
          title: t`Add to ${building}?`,
          description: t`They see the building at once. No mail is sent.`,
          confirmLabel: t`Add`,
          busyLabel: t`Adding`,
          isDangerous: false,
        }
      : {
          title: t`Remove from ${building}?`,
          description: t`They lose the building and their permissions there at once. The account stays.`,
          confirmLabel: t`Remove`,
          busyLabel: t`Removing`,
          isDangerous: true,
        }
  const ofPermission = (building: string, permission: string, granted: boolean) =>
    granted
      ? {
          title: t`Give this permission?`,
          description: t`${permission} in ${building}. It takes effect at once.`,
          confirmLabel: t`Give permission`,
          busyLabel: t`Saving`,
          isDangerous: false,
        }
      : {
          title: t`Remove this permission?`,
          description: t`${permission} in ${building}. It takes effect at once.`,
          confirmLabel: t`Take away`,
          busyLabel: t`Saving`,
          isDangerous: true,
        }
  return (change: PersonChange) => {
    switch (change.kind) {
      case 'active':
        return ofAccount(change.active)
      case 'membership':
        return change.isRequest === true
          ? ofRequest(change.building.name, change.member)
          : ofMembership(change.building.name, change.member)
      case 'permission':
        return ofPermission(change.building.name, nameOf(change.permission), change.granted)
      case 'invitation': {
        const building = change.building.name
        return {
          title: t`Send the invitation again?`,
          description: t`They get another mail with the address of ${building}.`,
          confirmLabel: t`Send the invitation`,
          busyLabel: t`Sending the invitation`,
          isDangerous: false,
        }
      }
      case 'sessions':
        break
    }
    return {
      title: t`Sign this person out everywhere?`,
      description: t`They can sign in again at once.`,
      confirmLabel: t`Sign out`,
      busyLabel: t`Signing out`,
      isDangerous: true,
    }
  }
}
