import { hasAnswered, inputOf, isCalling } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  entered,
  failed,
  left,
  not,
  started,
  was,
} from '@kit/conditions'
import type { Laws, Moment } from '@kit/laws'
import { after, all, cites, during, once, only } from '@kit/vocabulary'
import { createOpening, type SavingDraft } from '@machines/operate/opening/machine'
import { isLive, stepOf } from '@machines/operate/opening/selectors'
import { openingSteps } from '@machines/operate/opening/steps'
import { mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'

export type Draft = { brand?: string; host?: string; rest?: string; files?: Record<string, string> }

/** A draft in which `rest` stands for all steps after the host name. */
export const openingMachine = createOpening<Draft>((step, draft) => {
  if (step === 'brand') return draft.brand !== undefined && draft.brand !== ''
  if (step === 'host') return draft.host !== undefined && draft.host !== ''
  return draft.rest !== undefined
})

type Step = Moment<typeof openingMachine>
const at = (snapshot: Step['after']) => openingSteps.indexOf(stepOf(snapshot))
const isFilled = (draft: Draft, section: keyof Draft) => (draft[section] ?? '') !== ''

/** Another draft, or another version of it, is another intent. */
const isIntent = ({ before, event }: Step) =>
  before === null ||
  event?.type === 'section.changed' ||
  event?.type === 'file.stored' ||
  ['save', 'readNewest'].some((call) => hasAnswered(event, call))

const isChecked = after(done('checkHost'))
const isEdited = after('section.changed').from('editing')
const isUploaded = after('file.stored').from(
  'editing',
  'checkingHost',
  'saving',
  'merging',
  'opening',
)
const hasNoProblem = ({ after: { context } }: Step) => context.hostProblem === null
const isFree = ({ event }: Step) => event?.output.problem === null
const showsErrors = ({ after: { context } }: Step) => context.showsErrors
const wasAt = (step: string) => (moment: Step) =>
  moment.before !== null && stepOf(moment.before) === step
/** The step that the operator leaves by Next is complete, as far as its fields show. */
const wasComplete = ({ before }: Step) => {
  if (before === null) return false
  const section = (['brand', 'host', 'rest'] as const)[Math.min(at(before), 2)] ?? 'rest'
  return isFilled(before.context.draft, section) || before.context.draft.rest === ''
}
const storesHost = both(started('save'), wasAt('host'))

/** docs/behaviour.md#open-a-building. */
export const openingLaws: Laws<typeof openingMachine> = {
  ...mutationLaws<typeof openingMachine>(['save'], isIntent),
  ...Object.fromEntries(
    Object.entries(mutationLaws<typeof openingMachine>(['open'], isIntent)).map(
      ([sentence, law]) => [`of the last press, ${sentence}`, law],
    ),
  ),
  'Back shows the step before, and none before the first': during(
    after('back.pressed').from(
      both<typeof openingMachine>(
        was('editing'),
        was(({ context }) => context.edited.length === 0),
      ),
    ),
  ).always(({ before, after: now }: Step) => at(now) === Math.max(at(before as typeof now) - 1, 0)),
  'no step is shown before the ones that it builds on are complete': cites(
    'Back, Forward, a reload and another tab show the stored draft; a step that is not reached yet leads to the furthest one.',
    during('editing').always(
      either(
        after('section.changed'),
        ({ before, after: now }: Step) => before !== null && at(now) <= at(before),
        ({ after: now }: Step) => {
          const { draft } = now.context
          return (
            at(now) === 0 ||
            (isFilled(draft, 'brand') && (at(now) === 1 || isFilled(draft, 'host')))
          )
        },
      ),
    ),
  ),
  'what is typed is kept until the server has stored it': cites(
    'Next stores the step; a step that lacks something stays and marks it.',
    ({ before, event, after: now }) => {
      // Another tab has opened the building: the draft is history.
      if (before === null || isLive(now)) return true
      return before.context.edited.every(
        (section) =>
          (event?.type === 'section.changed' && event.section === section) ||
          hasAnswered(event, 'save') ||
          now.context.draft[section as keyof Draft] ===
            before.context.draft[section as keyof Draft],
      )
    },
  ),
  'a step that lacks something stays, and shows what is missing': cites(
    'Next stores the step; a step that lacks something stays and marks it.',
    after('next.pressed')
      .from('editing')
      .next(either(both('editing', showsErrors), both(wasComplete, not('editing')))),
  ),
  'a host name is stored only after the server has found it free': cites(
    'A host name that is taken says so until it is edited.',
    all(
      only(both(storesHost, left('editing'))).after('back.pressed'),
      during(both(storesHost, left('checkingHost'))).always(isChecked, isFree),
    ),
  ),
  'a host name that is taken says so until it is edited': cites(
    'A host name that is taken says so until it is edited.',
    all(
      isChecked.next(
        ({ event, after: { context } }: Step) => context.hostProblem === event?.output.problem,
      ),
      isEdited.next(hasNoProblem),
      after('start').next(hasNoProblem),
      during(not(either(after('start'), isChecked, isEdited))).never(
        changes<typeof openingMachine>(({ context }) => context.hostProblem),
      ),
    ),
  ),
  'the draft is stored in the version that was read': cites(
    'If another tab has stored the draft meanwhile, the edits of this tab are added to it, field by field.',
    during(started('save')).always(
      ({ after: now }: Step) =>
        (inputOf(now, 'save') as SavingDraft<Draft>).version === now.context.version,
    ),
  ),
  'what another tab has stored is read and merged, never overwritten': cites(
    'If another tab has stored the draft meanwhile, the edits of this tab are added to it, field by field.',
    all(
      during(
        both(after(failed('save')), ({ event }: Step) =>
          String(event?.error).includes('version_conflict'),
        ),
      ).always(started('readNewest'), ({ after: now }: Step) => !isCalling(now, 'save')),
      after(done('readNewest')).next(
        ({ event, after: { context } }: Step) => context.version === event?.output.version,
      ),
    ),
  ),
  'an uploaded file is in the draft at once, and stays unless a newer draft is read': cites(
    'The server stores an uploaded file in the draft at once.',
    all(
      isUploaded.next(
        ({ event, after: { context } }: Step) => context.draft.files?.logo === event?.fields.logo,
      ),
      during(not(either(isUploaded, after(done('read'), done('readNewest'), done('save'))))).always(
        ({ before, after: { context } }: Step) =>
          before?.context.draft.files === undefined ||
          context.draft.files === before.context.draft.files,
      ),
    ),
  ),
  'a draft that was stored before a file was uploaded does not replace that with the file': cites(
    'The server stores an uploaded file in the draft at once.',
    after(done('save')).next(
      ({ before, event, after: { context } }: Step) =>
        before === null ||
        event?.output.version >= before.context.version ||
        context.draft === before.context.draft,
    ),
  ),
  'the building is opened only by the press on the last step': cites(
    'Open the building creates everything in one transaction, or nothing.',
    all(only(started('open')).after('open.pressed'), only(started('open')).from(wasAt('review'))),
  ),
  'it is live only once the server has said so': cites(
    'Then the building is live.',
    during(entered('live')).always(
      either(
        after(done('open')),
        both(
          after(done('read'), done('readNewest')),
          ({ event }: Step) => event?.output.building === 'harbor',
        ),
      ),
    ),
  ),
  'each change of the draft is reported, for the preview': cites(
    'Beside each step stand the sign-in page and home as tenants will see them, with what is typed so far.',
    once('draft.changed').when(
      either(
        isEdited,
        isUploaded,
        both(after(done('read')), entered('editing')),
        both(after(done('readNewest')), entered('saving')),
      ),
    ),
  ),
  'the console reads the drafts again once the building is live': once('noteOpened').when(
    entered('live'),
  ),
  ...timeLimitLaws(),
}
