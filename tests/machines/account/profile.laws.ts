import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasAnswered, inputOf, isCalling } from '@kit/calls'
import { both, did, done, either, endsIn, is, not, started } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only, sends } from '@kit/vocabulary'
import type { ProfileEdits } from '@machines/account/profile/fields'
import type { profileMachine } from '@machines/account/profile/machine'
import { canSave, isSaved, shownFields } from '@machines/account/profile/selectors'
import { failureLaws, intentLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws } from '../kernel/shared.laws'

type Step = Moment<typeof profileMachine>
type Saving = { profile: ProfileEdits; key: string }

const sentTo = ({ sent }: Step, src: string) =>
  sent.filter((each) => each.src === src).map(({ event }) => event)
const known = (at: Step['after'] | null) => at?.context.known ?? null
/** What would be lost: field values that differ from the server's. */
const isUnsaved = (at: Step['after']): boolean => {
  const { edits } = at.context
  const user = known(at)
  return Object.entries(edits).some(
    ([name, value]) => user === null || value.trim() !== (user[name as 'first_name'] ?? ''),
  )
}
/** The profile was read, and it is not the one that was read before. */
const isRead = ({ before, event }: Step) =>
  event?.type === 'xstate.snapshot.read' &&
  event.snapshot.context.data !== null &&
  event.snapshot.context.failure === null &&
  event.snapshot.context.data !== before?.context.lastRead
// Before the draft is restored, nothing can be sent.
const isIntent = either(
  after('field.changed').from('editing', 'saving'),
  after('edits.discarded'),
  isRead,
)
const isTyped = after('field.changed').from('editing', 'saving')
const isSubmitted = after('profile.submitted').from('editing')
const isBusy = ({ after: now }: Step) => now.hasTag('busy')
const isRunning =
  (call: string) =>
  ({ after: now }: Step): boolean =>
    isCalling(now, call)

/** docs/behaviour.md#the-account. */
export const profileLaws: Laws<typeof profileMachine> = {
  ...mutationLaws<typeof profileMachine>(['saveProfile'], isIntent),
  ...intentLaws<typeof profileMachine>(isIntent),
  'each field holds the latest typed value': cites(
    'The user can change first and last name, and the default building among their own; company and address are read-only.',
    isTyped.next(({ event, after: now }: Step) => {
      const fields = shownFields(now)
      return fields === null || fields[event?.name as keyof typeof fields] === event?.value
    }),
  ),
  'what is typed while a draft is read wins over it, and the draft is stored again': all(
    after('field.changed')
      .from('restoring')
      .next(
        ({ event, after: { context } }: Step) =>
          context.edits[event?.name as keyof ProfileEdits] === event?.value,
      ),
    after(done('readEdits')).next(did('storeEdits')),
  ),
  'typed values are dropped only on discard or after a save': (step) => {
    const { before, event, after: now } = step
    if (before === null || event?.type === 'edits.discarded') return true
    if (hasAnswered(event, 'saveProfile') || hasAnswered(event, 'readEdits')) return true
    const names = Object.keys(before.context.edits)
    return names.every((name) => Object.keys(now.context.edits).includes(name))
  },
  'text typed during a save stays': (step) => {
    if (!hasAnswered(step.event, 'saveProfile') || step.before === null) return true
    const { edits, sent } = step.before.context
    return Object.entries(edits).every(
      ([name, value]) =>
        sent[name as keyof ProfileEdits] === value ||
        step.after.context.edits[name as keyof ProfileEdits] === value,
    )
  },
  'a changed profile is sent whole, trimmed, and never with an empty name': cites(
    'Save sends the whole profile (first_name, last_name, default_building_uuid), without surrounding blanks.',
    during(started('saveProfile')).always((step: Step) => {
      const { profile } = inputOf(step.after, 'saveProfile') as Saving
      const user = known(step.after) as Record<string, unknown> | null
      const { edits } = step.after.context
      const sent = Object.entries(profile)
      return (
        'first_name' in profile &&
        'last_name' in profile &&
        sent.some(([name, value]) => value !== user?.[name]) &&
        sent.every(
          ([name, value]) =>
            value !== '' && value === (edits[name as keyof ProfileEdits]?.trim() ?? user?.[name]),
        )
      )
    }),
  ),
  'Save does nothing until a field changes, nor while a name is empty': cites(
    'Save does nothing until a field differs from the stored profile, or while a name is empty; the field reports an empty name on blur.',
    isSubmitted.next(
      ({ before, after: now }: Step) =>
        before !== null && isCalling(now, 'saveProfile') === canSave(before),
    ),
  ),
  'nothing can be saved before the profile is known or without changes': cites(
    'Save does nothing until a field differs from the stored profile, or while a name is empty; the field reports an empty name on blur.',
    ({ after: now }) => !canSave(now) || (known(now) !== null && isUnsaved(now)),
  ),
  'a saved profile stays known until a newer one is read': (step) => {
    const { before, event, after: now } = step
    if (hasAnswered(event, 'saveProfile')) return known(now) === event?.output
    const isEmitted = event?.type === 'xstate.snapshot.read'
    return before === null || isEmitted || known(before) === known(now)
  },
  'the success message appears once the server has confirmed': cites(
    'A dialog confirms, and the header shows the new name at once.',
    all(only('saved').after(done('saveProfile')), iff('saved', is(isSaved))),
  ),
  'the header receives saved names once': cites(
    'A dialog confirms, and the header shows the new name at once.',
    sends('session', 'user.changed').when(after(done('saveProfile'))),
  ),
  'the unsaved-changes guard knows whether leaving would lose anything': cites(
    'A dialog asks before the user leaves the profile by a link, by Back, for another building or by logging out; the browser asks when the tab is closed.',
    (step) => {
      const message = sentTo(step, 'unsavedChanges').at(-1)
      if (message !== undefined) return (message.type === 'edits.made') === isUnsaved(step.after)
      return step.before === null || isUnsaved(step.before) === isUnsaved(step.after)
    },
  ),
  'no event is sent twice and no draft is stored twice': (step) =>
    sentTo(step, 'unsavedChanges').length <= 1 && effectsOf(step, 'storeEdits').length <= 1,
  ...invalidationLaws(['read'], after('request.invalidated', done('saveProfile'))),
  ...failureLaws(['saveProfile'], 'editing'),
  'a failure disappears when the user types or discards': cites(
    'A failure stays visible until the user acts on it, and a retry hides it.',
    after('field.changed', 'edits.discarded').next(
      ({ after: { context } }: Step) => context.mutation.failure === null,
    ),
  ),
  ...crashLaws('read'),
  'the form is ready within eight seconds, whatever the tab has stored': during('restoring').always(
    endsIn(8000),
  ),
  'the draft stored for a reload is what the reload would lose': cites(
    'A reload and another language need no question: the tab stores the edits (PROFILE_EDITS) until the session ends.',
    (step) => {
      const stored = effectsOf(step, 'storeEdits').at(-1)
      if (stored === undefined) return !isTyped(step)
      const saved = stored.edits as ProfileEdits | null
      return isDeepStrictEqual(saved ?? {}, step.after.context.edits)
    },
  ),
  'a missing name is reported on blur, until the user types again': cites(
    'Save does nothing until a field differs from the stored profile, or while a name is empty; the field reports an empty name on blur.',
    isTyped.next(
      ({ event, after: { context } }: Step) =>
        !context.touched.includes(event?.name as 'first_name'),
    ),
  ),
  'every call has a time limit': cites(
    'Every request has a time limit, and counts as failed when it is over.',
    all(
      iff('saving', isRunning('saveProfile')),
      during(both(isBusy, not('saving'))).always(isRunning('readEdits')),
      during(isBusy).always(endsIn(20_000)),
    ),
  ),
}
