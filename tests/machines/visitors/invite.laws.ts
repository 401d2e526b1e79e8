import { inputOf } from '@kit/calls'
import { changes, done, either, failed, is, not, running, started, timedOut } from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, iff, only, sends } from '@kit/vocabulary'
import { invitationProblems } from '@machines/visitors/invite/fields'
import type {
  inviteMachine,
  SentInvitation,
  VisitorChange,
} from '@machines/visitors/invite/machine'
import { hasReason, intentLaws, mutationLaws } from '../kernel/mutation.laws'
import { crashLaws, invalidationLaws, isBusy, timeLimitLaws } from '../kernel/shared.laws'

type Invite = typeof inviteMachine
type Step = Moment<Invite>

const calls = ['invite', 'cancel', 'leave'] as const
const changed = after(done('cancel'), done('leave'))
const isLost = after(timedOut('mutationTimeout'), ...calls.map(failed))
const hasNoFailure = is<Invite>(({ context }) => context.mutation.failure === null)
const draftOf = ({ context }: Step['after']) => context.draft
const read =
  'The list is read again when a visitor arrives or leaves, and after each change that failed.'
const confirms = 'The user can cancel an expected visit, which notifies the visitor.'
const drafted =
  'What was typed stays when the form is closed, and when the invitation is refused or fails.'
const isIntent = (step: Step) =>
  after('invite.pressed').from('listing', 'invited')(step) ||
  after('field.changed').from('writing')(step) ||
  after('cancel.pressed', 'left.pressed').from('listing')(step)

/** docs/behaviour.md#visitors. */
export const inviteLaws: Laws<Invite> = {
  ...mutationLaws<Invite>(calls, isIntent),
  ...intentLaws<Invite>(isIntent),
  ...timeLimitLaws(),
  ...crashLaws('list'),
  ...invalidationLaws(
    ['list'],
    either(
      after('request.invalidated', done('invite')),
      changed,
      (step: Step) => isLost(step) && step.before?.matches('inviting') === false,
    ),
    read,
  ),
  'the response replaces the row of a visitor': sends('list', 'row.changed').when(
    (step) => changed(step) && running('list')(step),
  ),
  'an invitation is sent as it was typed, and only if it is complete': cites(
    "A tenant invites a person to a building that they belong to (POST …/visitors) with name, address, company, host, a day and an hour by the building's clock, and a note for the front desk.",
    all(
      only(started('invite')).after('invitation.submitted'),
      after('invitation.submitted')
        .from('writing')
        .next(
          ({ before, after: now }: Step) =>
            before !== null &&
            now.matches('inviting') === (invitationProblems(draftOf(before)).length === 0),
        ),
      during(started('invite')).always(
        ({ after: now }: Step) =>
          (inputOf(now, 'invite') as SentInvitation).fields === draftOf(now),
      ),
    ),
  ),
  'what was typed stays, until the invitation is sent': cites(
    drafted,
    all(
      only(changes<Invite>(draftOf)).after('start', 'field.changed', done('invite')),
      after('field.changed')
        .from('writing')
        .next(
          ({ event, after: now }: Step) => draftOf(now)[event?.name as 'email'] === event?.value,
        ),
      after('form.closed').from('writing', 'invited').next('listing'),
      after(done('invite')).next(
        ({ before, after: now }: Step) =>
          draftOf(now).email === '' && draftOf(now).host_name === before?.context.draft.host_name,
      ),
    ),
  ),
  'the code of the new visitor shows': cites(
    'The confirmation shows the code, which the visitor receives by mail, too.',
    after(done('invite')).next(
      'invited',
      ({ event, after: now }: Step) => now.context.invited === event?.output,
    ),
  ),
  'nothing is cancelled before the user confirms': cites(
    confirms,
    all(
      only(started('cancel')).after('cancel.confirmed'),
      after('cancel.pressed').from('listing').next('confirmingCancel'),
      after('cancel.dismissed').from('confirmingCancel').next('listing', not(isBusy)),
    ),
  ),
  'the change is of the visitor pressed': cites(
    'A checked-in visitor can be marked as left, and counts as left when the day is over.',
    all(
      only(started('leave')).after('left.pressed'),
      after('cancel.pressed', 'left.pressed')
        .from('listing')
        .next(({ event, after: now }: Step) => now.context.visitor === event?.visitor),
      during(either(started('cancel'), started('leave'))).always(({ after: now }: Step) => {
        const call = now.matches('leaving') ? 'leave' : 'cancel'
        return (inputOf(now, call) as VisitorChange).uuid === now.context.visitor?.uuid
      }),
    ),
  ),
  'a failure shows where the user can repeat it, until it is dismissed': cites(
    'A screen that has a place for a failed request shows it there, with a retry.',
    all(
      isLost.next(not(isBusy), hasReason),
      isLost.from('inviting').next('writing'),
      isLost.from('cancelling', 'leaving').next('listing'),
      after('failure.dismissed').from('listing').next(hasNoFailure),
      after('form.closed').from('writing').next(hasNoFailure),
    ),
  ),
  'a call makes the page busy, and nothing else does': iff(isBusy, either(...calls.map(running))),
}
