import { isDeepStrictEqual } from 'node:util'
import { effectsOf, hasAnswered, inputOf, isCalling } from '@kit/calls'
import {
  both,
  changes,
  done,
  either,
  endsIn,
  entered,
  failed,
  left,
  not,
  started,
  stayed,
  timedOut,
} from '@kit/conditions'
import { type Laws, type Moment, mentions } from '@kit/laws'
import { after, all, cites, during, iff, once, only } from '@kit/vocabulary'
import type { SentCard } from '@machines/cards/addCard/context'
import type { addCardMachine } from '@machines/cards/addCard/machine'
import { isOpen, isSending, viewOf, wrongOf } from '@machines/cards/addCard/selectors'
import { mutationLaws } from '../kernel/mutation.laws'
import { timeLimitLaws } from '../kernel/shared.laws'

type Step = Moment<typeof addCardMachine>
type Context = Step['after']['context']

/** What a provider must not send, and sends in the tests. */
export const secrets = { number: '4111111111111111', cvv: '737' }

const commands = ({ sent }: Step) =>
  sent.filter(({ src }) => src === 'provider').map(({ event }) => event)
const isConfirming = (step: Step) => commands(step).some(({ type }) => type === 'card.tokenize')
const typing = 'connected.typing'
const sending = ['connected.tokenizing', 'connected.saving'] as const
const isTyped = after('field.changed').from(typing)
const changesOf = (valueOf: (context: Context) => unknown) =>
  changes<typeof addCardMachine>(({ context }) => valueOf(context))
/** The form ended, with success or failure, for a waiting host. */
const hasEnded = both(
  after(
    done('saveCard'),
    failed('saveCard'),
    timedOut('tokenTimeout'),
    timedOut('mutationTimeout'),
    'provider.refused',
  ).from(...sending),
  not(either(...sending)),
)
const typed = ({ fields, validation }: Context) =>
  [fields.first_name, fields.last_name, fields.expiry].some((value) => value !== '') ||
  fields.country !== 'US' ||
  (validation?.numberLength ?? 0) + (validation?.cvvLength ?? 0) > 0
const hasInput = ({ after: { context } }: Step) => typed(context)
const hasNoOutcome = ({ after: { context } }: Step) =>
  context.made === null && context.errors.length === 0 && context.mutation.failure === null
/** The input may be dropped in this step. */
const isLetGo = either(
  'saved',
  after('start', 'edits.discarded', 'another.requested', done('readDraft')),
)

/** docs/behaviour.md#cards. */
export const addCardLaws: Laws<typeof addCardMachine> = {
  'no number or CVV is stored, whatever the provider sends': cites(
    "The user types number and CVV into frames of the provider's origin, and they never reach our page.",
    ({ after: now, sent, did }) =>
      Object.values(secrets).every((secret) => !mentions([now.context, sent, did], secret)),
  ),
  'nothing can be typed before the provider is ready': cites(
    'The form accepts input once the provider is ready.',
    after('field.changed')
      .from(({ before }: Step) => before !== null && !isOpen(before))
      .never(changesOf(({ fields }) => fields)),
  ),
  'only Add card requests a token, once, for a complete card': cites(
    'Add card clears the last token and its errors, and requests a new token from the provider.',
    all(
      only(isConfirming).after('card.submitted'),
      only(isConfirming).from(typing),
      during(isConfirming).always(
        (step: Step) => wrongOf(step.after).length === 0 && commands(step).length === 1,
      ),
    ),
  ),
  'a token request has names, a month and a four-digit year': cites(
    'The provider receives a four-digit year.',
    (step) => {
      const request = commands(step).find(({ type }) => type === 'card.tokenize')
      if (request === undefined) return true
      const { first_name, last_name, month, year } = request.details as Record<string, string>
      return (
        first_name !== '' &&
        last_name !== '' &&
        /^\d{2}$/.test(month ?? '') &&
        /^\d{4}$/.test(year ?? '')
      )
    },
  ),
  'a token request clears the last token and its errors': cites(
    'Add card clears the last token and its errors, and requests a new token from the provider.',
    during(isConfirming).always(hasNoOutcome),
  ),
  "the saved token is the provider's latest": cites(
    'If only the server failed to store the card, the next press sends the same token again, unless the user has changed a field.',
    during(started('saveCard')).always((step: Step) => {
      const request = inputOf(step.after, 'saveCard') as SentCard
      const made = [...step.past, step].findLast(
        ({ event }) => event?.type === 'provider.tokenized',
      )
      return made !== undefined && request.token === made.event?.token
    }),
  ),
  ...mutationLaws<typeof addCardMachine>(
    ['saveCard'],
    after('provider.tokenized').from('connected.tokenizing'),
  ),
  'a token that the server refused is not saved again': cites(
    'If only the server failed to store the card, the next press sends the same token again, unless the user has changed a field.',
    after(failed('saveCard')).next(({ after: { context } }: Step) => {
      const { made } = context
      const { failure } = context.mutation
      const isUnknown = failure?.kind === 'refused' && failure.code === 'payment_method_unknown'
      return (made === null) === isUnknown
    }),
  ),
  'the host receives each end once, and nothing else': cites(
    'A native host, and a page of our own origin that frames the form, receive cardResult: the token and the card, or the errors and the known state of the fields.',
    once('postResult').when(hasEnded),
  ),
  'a success contains the token, a failure its errors and the state of the fields': cites(
    'A native host, and a page of our own origin that frames the form, receive cardResult: the token and the card, or the errors and the known state of the fields.',
    (step) => {
      const emitted = effectsOf(step, 'postResult')[0]
      if (emitted === undefined) return true
      const result = emitted.result as { saved: boolean; errors?: unknown[]; token?: string }
      if (hasAnswered(step.event, 'saveCard')) {
        return result.saved && result.token === step.before?.context.made?.token
      }
      return !result.saved && (result.errors?.length ?? 0) > 0 && 'validation' in result
    },
  ),
  "the provider's errors about a card are shown": cites(
    "Every error in the provider's list appears above the button, in the page's language if its key is known, otherwise in the provider's words.",
    after('provider.refused')
      .from('connected.tokenizing')
      .next(
        typing,
        ({ event, after: { context } }: Step) =>
          context.errors.length === (event?.errors as unknown[] | undefined)?.length,
      ),
  ),
  'a save error stays visible until the user types or tries again': cites(
    [
      'Errors of our server appear there too.',
      'A failure stays visible until the user acts on it, and a retry hides it.',
    ],
    only(
      both(
        either(
          changesOf(({ errors }) => errors),
          changesOf(({ mutation }) => mutation.failure),
        ),
        not(either('saved', ...sending.flatMap((state) => [left(state), stayed(state)]))),
      ),
    ).after(
      'start',
      'field.changed',
      'provider.validated',
      'card.submitted',
      'edits.discarded',
      'another.requested',
    ),
  ),
  'typed values are dropped only on discard or after a save': cites(
    [
      'If that takes more than fifteen seconds, the form shows an error with a retry and keeps names and country.',
      'There is no toast, and all input stays.',
    ],
    during(not(isLetGo)).always(({ before, event, after: { context } }: Step) =>
      Object.entries(before?.context.fields ?? {}).every(
        ([name, value]) =>
          context.fields[name as keyof Context['fields']] === value ||
          (event?.type === 'field.changed' && event.name === name),
      ),
    ),
  ),
  'a saved card leaves nothing in the form or the tab': all(
    during('saved').never(hasInput, ({ after: { context } }: Step) => context.made !== null),
    during(entered('saved')).always(
      (step: Step) => effectsOf(step, 'storeDraft').at(-1)?.draft === null,
    ),
  ),
  'the expiry shows as month and year': cites(
    'The field formats input as MM/YY while the user types: a leading 2 to 9 becomes 0x, 13 to 19 becomes 0x/y, and a full year is shortened, so browsers can autofill.',
    ({ after: now }) => /^(?:\d{0,2}|\d{2}\/\d{1,2})$/.test(now.context.fields.expiry),
  ),
  'the tab stores names and country, and never the expiry': cites(
    'For a reload or another language the tab stores names and country (CARD_DRAFT), never the expiration date.',
    (step) =>
      effectsOf(step, 'storeDraft').every(
        ({ draft }) => draft === null || !('expiry' in (draft as object)),
      ),
  ),
  'what the frames reported is cleared with the frames': cites(
    "Number and CVV must be typed again, because the provider's frames are recreated.",
    during(not('connected')).always(({ after: { context } }: Step) => context.validation === null),
  ),
  'the frames exist only while the page has slots for them': cites(
    "The user types number and CVV into frames of the provider's origin, and they never reach our page.",
    iff('connected', ({ after: now }: Step) => isCalling(now, 'provider')),
  ),
  'the focus moves to a frame on request only': only((step: Step) =>
    commands(step).some(({ type }) => type === 'field.focus'),
  ).after('focus.requested'),
  'the unsaved-changes guard knows whether leaving would lose anything': cites(
    'As in the profile, a dialog asks before the user leaves with unsaved input.',
    (step) => {
      const emitted = step.sent.filter(({ src }) => src === 'unsavedChanges').at(-1)?.event
      if (emitted !== undefined)
        return (emitted.type === 'edits.made') === typed(step.after.context)
      return step.before === null || typed(step.before.context) === typed(step.after.context)
    },
  ),
  'a provider that crashes is reported, and can be retried': cites(
    [
      'If that takes more than fifteen seconds, the form shows an error with a retry and keeps names and country.',
      'The app reports render errors, uncaught errors and rejections, charts that end in an error, responses that do not match the contract, and hydration mismatches.',
    ],
    all(
      once('reportBroken').when(after(failed('provider'))),
      after(failed('provider')).next(({ after: now }: Step) => viewOf(now) === 'unavailable'),
    ),
  ),
  ...timeLimitLaws(),
  'discarding clears the frames and the tab': after('edits.discarded').next(
    'waiting',
    not(hasInput),
  ),
  'frames show only once the page has slots for them': cites(
    'The form accepts input once the provider is ready.',
    only('connected').after('places.shown'),
  ),
  'the tab stores a draft once as it is, and nothing after a save or discard': cites(
    'For a reload or another language the tab stores names and country (CARD_DRAFT), never the expiration date.',
    (step) => {
      const { first_name, last_name, country } = step.after.context.fields
      const isEnd = either(after('edits.discarded'), entered('saved'))(step)
      const stored = isTyped(step) ? [{ first_name, last_name, country }] : isEnd ? [null] : []
      const drafts = effectsOf(step, 'storeDraft').map(({ draft }) => draft)
      return isDeepStrictEqual(drafts, stored)
    },
  ),
  'no event is sent twice': (step) => {
    const emitted = step.sent.filter(({ src }) => src === 'unsavedChanges').length
    // The frames' contents are cleared first, then the rest.
    const hasTwoParts = both(left('connected'), either('saved', after('edits.discarded')))(step)
    return emitted <= (hasTwoParts ? 2 : 1)
  },
  "the provider's reports about its fields are stored": cites(
    'The page receives only the type of the card, whether number and CVV are valid, and their lengths.',
    after('provider.validated')
      .from('connected')
      .next(({ event, after: { context } }: Step) => {
        const { validNumber, numberLength } = context.validation ?? {}
        return (
          validNumber === event?.validation.validNumber &&
          numberLength === event?.validation.numberLength
        )
      }),
  ),
  'a changed card drops errors and tokens of the previous version': cites(
    'If only the server failed to store the card, the next press sends the same token again, unless the user has changed a field.',
    after('field.changed', 'provider.validated').from(typing).next(hasNoOutcome),
  ),
  'a field can show an error after blur': after('field.left', 'provider.left')
    .from(typing)
    .next(({ event, after: { context } }: Step) =>
      context.touched.includes(
        (event?.type === 'field.left' ? event.name : event?.field) as 'number',
      ),
    ),
  'a request to focus a provider field focuses it once': cites(
    "The user types number and CVV into frames of the provider's origin, and they never reach our page.",
    after('focus.requested')
      .from(typing)
      .next((step: Step) =>
        isDeepStrictEqual(commands(step), [{ type: 'field.focus', field: step.event?.field }]),
      ),
  ),
  'another card starts empty': after('another.requested').next(
    ({ after: { context } }: Step) => context.card === null,
  ),
  'the form is ready within eight seconds, whatever the tab has stored': during('restoring').always(
    endsIn(8000),
  ),
  'no other request is sent while one is running': during(isConfirming).never(
    ({ before }: Step) => before !== null && isSending(before),
  ),
}
