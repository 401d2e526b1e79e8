import { isDeepStrictEqual } from 'node:util'
import { hasAnswered, hasFailed } from '@kit/calls'
import { cites } from '@kit/vocabulary'
import type { Step } from '@machines/auth/wizard/flows'
import { progressOf } from '@machines/auth/wizard/selectors'
import {
  doneIn,
  impliesTerms,
  knowsBuilding,
  planOf,
  type Snapshot,
  shownAt,
  stepAt,
  type WizardLaws,
} from './wizard.helpers'

/** Steps that advance without a press. */
const isSkipped = (at: Snapshot, step: Step) => {
  const { buildings, accessToken, isComplete, done, flowType } = at.context
  if (step === 'ACCEPT_TERMS') return impliesTerms(at) || !at.context.asksTerms
  if (step !== 'BUILDING_SELECTOR') return false
  // A reload has lost what would save the choice.
  const isLost =
    flowType === 'USERS_ADMIN_UPLOAD' &&
    isComplete &&
    accessToken === null &&
    !done.includes('BUILDING_SELECTOR')
  // Before the code has proved the mailbox, nothing says where an invited user belongs.
  const isInvited = flowType === 'USERS_ADMIN_UPLOAD' && buildings?.length === 0
  return knowsBuilding(at) || buildings?.length === 1 || isInvited || isLost
}
const shownIn = (at: Snapshot) =>
  [...planOf(at), 'CONGRATULATIONS' as const].filter((step) => !isSkipped(at, step))
const isBehind = (at: Snapshot, step: Step) =>
  at.context.lockedThrough !== null &&
  planOf(at).indexOf(step) <= planOf(at).indexOf(at.context.lockedThrough)

/** Where Back leads from a visible step. */
function backFrom(at: Snapshot): Step | null {
  const { step, isPrepared } = at.context
  // No step is visible before all is loaded.
  if (step === null || step === 'CONGRATULATIONS' || !isPrepared) return null
  const shown = shownIn(at)
  const previous = shown[shown.indexOf(step) - 1] ?? null
  return previous === null || isBehind(at, previous) ? null : previous
}

/** The first step that each change invalidates. */
const undoes: Readonly<Record<string, readonly [where: string, Step]>> = {
  'building.chosen': ['selectingBuilding', 'BUILDING_SELECTOR'],
  'name.changed': ['creatingAccount', 'CREATE_ACCOUNT'],
  'password.changed': ['creatingPassword', 'CREATE_PASSWORD'],
}

/** A press during the call comes too late. */
const isBusy = (at: Snapshot) => at.hasTag('busy')

const isConfirming = (at: Snapshot | null) => at?.matches({ acceptingTerms: 'deciding' }) === true

/** docs/behaviour.md#steps and #implied-terms. */
export const wizardStepLaws: WizardLaws = {
  'each step shows in its own place': cites(
    "The account's origin, single sign-on (SSO) and the choice in the provider dialog determine the order of steps.",
    ({ after: { context, value } }) => {
      const [place] = typeof value === 'string' ? [value] : Object.keys(value)
      const isPlace = Object.values<string | undefined>(shownAt).includes(place)
      return !isPlace || (context.step !== null && shownAt[context.step] === place)
    },
  ),
  'no step is reached before its earlier ones are done': cites(
    'After a consumed code or a created account, the user cannot go back.',
    ({ after }) => {
      const step = stepAt(after)
      if (step === null || step === 'CONGRATULATIONS') return true
      const plan = planOf(after)
      return plan
        .slice(0, plan.indexOf(step))
        .every((each) => after.context.done.includes(each) || isSkipped(after, each))
    },
  ),
  'the final page shows when all is done, and no step leads back': cites(
    'A sign-up ends with the chosen building, suggestions for getting started, and one button: into the building, or to the sign-in if there is no session.',
    (step) => {
      const { after } = step
      if (!after.matches('congratulating')) return true
      const { isComplete, lockedThrough } = after.context
      const isStored =
        doneIn(step).stored.at(-1)?.isComplete ?? isDeepStrictEqual(step.before?.value, after.value)
      return isComplete && lockedThrough === planOf(after).at(-1) && isStored
    },
  ),
  'Back leads to the previous step, out of the first one, and never behind settled ones': cites(
    'After a consumed code or a created account, the user cannot go back.',
    ({ before, event, after }) => {
      if (event?.type !== 'step.back' || before === null || before.status === 'done') return true
      const back = backFrom(before)
      if (back !== null)
        return (
          after.context.step === back && after.context.failure === null && !after.context.hasMovedOn
        )
      if (before.context.lockedThrough !== null) return isDeepStrictEqual(after.value, before.value)
      return after.matches('leaving') && after.context.failure === null
    },
  ),
  'Next leads to the next step': cites(
    "The account's origin, single sign-on (SSO) and the choice in the provider dialog determine the order of steps.",
    ({ before, event, after }) => {
      const step = stepAt(before)
      const isForm = step === 'CREATE_ACCOUNT' || step === 'CREATE_PASSWORD'
      if (event?.type !== 'step.next' || before === null || step === null || !isForm) return true
      if (after.context.step === step) return true
      const shown = shownIn(before)
      const following = shown[shown.indexOf(step) + 1]
      return after.context.step === following && after.context.hasMovedOn
    },
  ),
  'implied terms are never a page': cites(
    'Implied terms have no page and are not counted.',
    ({ after }) =>
      !impliesTerms(after) ||
      (after.context.step !== 'ACCEPT_TERMS' && !after.matches('acceptingTerms')),
  ),
  'without terms there is no page that asks to accept them': cites(
    'Where the brand has neither terms nor a privacy policy, there is no step for them, and the account is created without one.',
    ({ after }) =>
      after.context.asksTerms ||
      (after.context.step !== 'ACCEPT_TERMS' && !after.matches('acceptingTerms')),
  ),
  '"Step X of Y" counts the visible steps and never jumps': cites(
    '"Step X of Y" counts only the steps of this run; it does not show where the user still chooses between a provider and an e-mail, which decides on the steps.',
    ({ before, event, after }) => {
      const progress = progressOf(after)
      if (progress === null || after.status === 'done') return true
      const shown = shownIn(after)
      const expected = {
        step: shown.indexOf(after.context.step ?? 'CONGRATULATIONS') + 1,
        of: shown.length,
      }
      if (!isDeepStrictEqual(progress, expected)) return false
      if (before === null || stepAt(before) === null || stepAt(after) === null) return true
      const known = progressOf(before)
      // The choice between a provider and an e-mail has just decided on the steps.
      if (known === null) return true
      const isSameRun =
        before.context.flowType === after.context.flowType &&
        before.context.buildings === after.context.buildings
      if (!isSameRun) return true
      // An address may name a later step that was done before.
      const isNear = event?.type === 'step.requested' || progress.step - known.step <= 1
      return known.of === progress.of && isNear
    },
  ),
  'no total shows before the choice between a provider and an e-mail': cites(
    '"Step X of Y" counts only the steps of this run; it does not show where the user still chooses between a provider and an e-mail, which decides on the steps.',
    ({ after }) =>
      after.status === 'done' || !after.can({ type: 'email.chosen' }) || progressOf(after) === null,
  ),
  'a step in the address opens if it was reached, and otherwise the furthest one': cites(
    'A reload or a link to a step (?step=) opens that step if the user has reached it before, otherwise the furthest one reached.',
    ({ before, event, after }) => {
      if (event?.type !== 'step.requested' || before === null || before.status === 'done')
        return true
      const { step } = event as unknown as { step: Step | null }
      if (!before.context.isPrepared) return after.context.requestedStep === step
      if (after.context.failure !== null) return false
      const isEarned =
        step !== null &&
        planOf(before).includes(step) &&
        !isSkipped(before, step) &&
        !isBehind(before, step) &&
        planOf(before)
          .slice(0, planOf(before).indexOf(step))
          .every((each) => before.context.done.includes(each) || isSkipped(before, each))
      return !isEarned || after.context.step === step
    },
  ),
  'a step that the address names too early is remembered': cites(
    'A reload or a link to a step (?step=) opens that step if the user has reached it before, otherwise the furthest one reached.',
    ({ before, event, after }) =>
      before === null ||
      before.context.requestedStep === null ||
      event?.type === 'step.requested' ||
      after.context.requestedStep === before.context.requestedStep ||
      after.context.isPrepared ||
      hasAnswered(event, 'restoreDraft') ||
      hasFailed(event, 'authenticate'),
  ),
  'a changed field invalidates its step and all later ones': cites(
    'Changing a field invalidates its step and all later ones.',
    ({ before, event, after }) => {
      const [where, first] = undoes[event?.type ?? ''] ?? []
      if (where === undefined || first === undefined || before?.matches(where as never) !== true)
        return true
      const later = planOf(before).slice(planOf(before).indexOf(first))
      if (before.matches({ selectingBuilding: 'savingBuilding' })) return true
      return !later.some((step) => after.context.done.includes(step))
    },
  ),
  'names and building are stored as given, and only their own events change them': ({
    before,
    event,
    after,
  }) => {
    const isRestored = ['restoreDraft', 'fetchBuildings'].some((id) => hasAnswered(event, id))
    if (before === null || isRestored) return true
    const { first_name, last_name, building_uuid } = before.context.fields
    const expected = { first_name, last_name, building_uuid }
    if (before.matches({ creatingAccount: 'typing' }) && event?.type === 'name.changed')
      expected[event.field as 'first_name' | 'last_name'] = event.value as string
    if (before.matches({ selectingBuilding: 'choosing' }) && event?.type === 'building.chosen')
      expected.building_uuid = event.uuid as string
    const { fields } = after.context
    return Object.entries(expected).every(
      ([name, value]) => fields[name as keyof typeof expected] === value,
    )
  },
  'both names are required and contain no link; otherwise the errors show': cites(
    [
      'Pressing it shows each error at its field, lists the errors above the fields if there is more than one, and moves the focus there.',
      'Names need one character.',
    ],
    ({ before, event, after }) => {
      if (event?.type !== 'step.next' || !before?.matches({ creatingAccount: 'typing' }))
        return true
      const { first_name, last_name } = before.context.fields
      if ([first_name, last_name].every((name) => name.trim() !== '' && !name.includes('.')))
        return !after.matches({ creatingAccount: 'typing' })
      const { touched } = after.context
      return (
        after.matches('creatingAccount') &&
        touched.includes('first_name') &&
        touched.includes('last_name')
      )
    },
  ),
  'a field can be invalid after blur, not while the user types': cites(
    [
      'Errors in an address, a name or two passwords show earlier, when the user leaves the field.',
      'Names need one character.',
    ],
    ({ before, event, after }) => {
      const { touched } = after.context
      const isForm =
        before?.matches({ creatingAccount: 'typing' }) ||
        before?.matches('creatingPassword') ||
        before?.matches({ enteringNewPassword: 'typing' }) ||
        before?.matches({ verifyingAccount: 'announcing' })
      if (!isForm || event === null) return true
      if (event.type === 'field.left') return touched.includes(event.field as never)
      if (event.type === 'name.changed' && before?.matches({ creatingAccount: 'typing' }))
        return !touched.includes(event.field as never)
      return true
    },
  ),
  'a building that is open to the address is required': ({ before, event, after }) => {
    if (event?.type !== 'step.next' || !before?.matches({ selectingBuilding: 'choosing' }))
      return true
    const { buildings, fields } = before.context
    const isListed = buildings?.some(({ uuid }) => uuid === fields.building_uuid) === true
    return isListed !== after.matches({ selectingBuilding: 'choosing' })
  },
  'the only building is preselected, and a closed one is dropped': cites(
    'The building step completes itself if there is one building, or if the upload or SCIM determines the building.',
    ({ event, after }) => {
      if (!hasAnswered(event, 'fetchBuildings')) return true
      const found = event?.output as { uuid: string }[]
      const { building_uuid } = after.context.fields
      if (after.context.buildings !== event?.output) return false
      if (found.length === 1) return building_uuid === found[0]?.uuid
      return building_uuid === null || found.some(({ uuid }) => uuid === building_uuid)
    },
  ),
  'each checkbox changes only its own choice': cites(
    'E-mail consent is optional; the terms are required.',
    ({ before, event, after }) => {
      if (!isConfirming(before) || before === null) return true
      const { is_term_accepted, is_email_accepted } = before.context.fields
      const { fields } = after.context
      if (event?.type === 'terms.toggled')
        return (
          fields.is_term_accepted === event.isAccepted &&
          fields.is_email_accepted === is_email_accepted &&
          after.context.failure === null
        )
      if (event?.type === 'consent.toggled')
        return (
          fields.is_email_accepted === event.isAccepted &&
          fields.is_term_accepted === is_term_accepted
        )
      return true
    },
  ),
  'only the checkbox gives the email consent': cites(
    'E-mail consent is optional; the terms are required.',
    ({ before, event, after }) =>
      before === null ||
      event?.type === 'consent.toggled' ||
      hasAnswered(event, 'restoreDraft') ||
      after.context.fields.is_email_accepted === before.context.fields.is_email_accepted,
  ),
  'only the checkbox, or an account made for the user, accepts the terms': cites(
    'E-mail consent is optional; the terms are required.',
    ({ before, event, after }) =>
      before === null ||
      !after.context.fields.is_term_accepted ||
      before.context.fields.is_term_accepted ||
      event?.type === 'terms.toggled' ||
      hasAnswered(event, 'restoreDraft') ||
      impliesTerms(after),
  ),
  'the terms are required, and the email consent is optional': cites(
    'E-mail consent is optional; the terms are required.',
    ({ before, event, after }) =>
      event?.type !== 'step.next' ||
      before === null ||
      !isConfirming(before) ||
      (before.context.fields.is_term_accepted ? !isConfirming(after) : isConfirming(after)),
  ),
  'a reload restores the entered fields, which are stored once': cites(
    'A reload or a link to a step (?step=) opens that step if the user has reached it before, otherwise the furthest one reached.',
    (step) => {
      const { before, event, after } = step
      const { stored } = doneIn(step)
      // The final page is stored separately, after the way there.
      const most = after.matches('congratulating') ? 2 : 1
      const isTwice =
        stored.length > most &&
        stored.some((draft, at) => at > 0 && isDeepStrictEqual(draft, stored[at - 1]))
      if (isTwice) return false
      if (before === null || after.status === 'done' || hasAnswered(event, 'restoreDraft'))
        return true
      const [where] = undoes[event?.type ?? ''] ?? []
      if (where !== undefined && before.matches(where as never) && stepAt(after) !== null)
        if (!isDeepStrictEqual(stored.at(-1)?.done, after.context.done)) return isBusy(before)
      if (before.context.fields === after.context.fields) return true
      // What was read just before the first step is stored with it.
      if (!after.context.isPrepared) return true
      return isDeepStrictEqual(stored.at(-1)?.fields, after.context.fields)
    },
  ),
  'a reload leads to the visible step': cites(
    'A reload or a link to a step (?step=) opens that step if the user has reached it before, otherwise the furthest one reached.',
    (step) => {
      const { before, after } = step
      const now = stepAt(after)
      if (now === null || before === null || stepAt(before) === now) return true
      return doneIn(step).stored.at(-1)?.step === now
    },
  ),
}
