import { isDeepStrictEqual } from 'node:util'
import {
  effectsOf,
  endsWithin,
  hasAnswered,
  hasCalled,
  hasFailed,
  hasTimedOut,
  inputOf,
  isCalling,
} from '@kit/calls'
import { type Laws, type Moment, mentions } from '@kit/laws'
import type { SentCard } from '@machines/cards/addCard/context'
import type { addCardMachine } from '@machines/cards/addCard/machine'
import { isOpen, isSending, viewOf, wrongOf } from '@machines/cards/addCard/selectors'

type Step = Moment<typeof addCardMachine>
type Context = Step['after']['context']

/** What a provider must not send, and sends in the tests. */
export const secrets = { number: '4111111111111111', cvv: '737' }

const commands = ({ sent }: Step) =>
  sent.filter(({ src }) => src === 'provider').map(({ event }) => event)
const isConfirming = (step: Step) => commands(step).some(({ type }) => type === 'card.tokenize')
const at = (step: Step['after'] | null, state: 'typing' | 'tokenizing' | 'saving') =>
  step?.matches({ connected: state }) === true
/** The form ended, with success or failure, for a waiting host. */
const hasEnded = ({ before, event, after }: Step) =>
  (at(before, 'tokenizing') || at(before, 'saving')) &&
  !(at(after, 'tokenizing') || at(after, 'saving')) &&
  (hasAnswered(event, 'saveCard') ||
    hasFailed(event, 'saveCard') ||
    hasTimedOut(event, 'tokenTimeout') ||
    hasTimedOut(event, 'saveTimeout') ||
    event?.type === 'provider.refused')
const typed = ({ fields, validation }: Context) =>
  [fields.first_name, fields.last_name, fields.expiry].some((value) => value !== '') ||
  fields.country !== 'US' ||
  (validation?.numberLength ?? 0) + (validation?.cvvLength ?? 0) > 0
const isLetGo = ({ event, after }: Step) =>
  event?.type === 'edits.discarded' || after.matches('saved')

/** docs/behaviour.md#cards. */
export const addCardLaws: Laws<typeof addCardMachine> = {
  'no number or CVV is stored, whatever the provider sends': ({ after, sent, did }) =>
    Object.values(secrets).every((secret) => !mentions([after.context, sent, did], secret)),
  'nothing can be typed before the provider is ready': ({ before, event, after }) =>
    event?.type !== 'field.changed' ||
    (before !== null && isOpen(before)) ||
    before?.context.fields === after.context.fields,
  'only Add card requests a token, once, for a complete card': (step) =>
    !isConfirming(step) ||
    (step.event?.type === 'card.submitted' &&
      at(step.before, 'typing') &&
      wrongOf(step.after).length === 0 &&
      commands(step).length === 1),
  'a token request has names, a month and a four-digit year': (step) => {
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
  'a token request clears the last token and its errors': (step) =>
    !isConfirming(step) ||
    (step.after.context.made === null &&
      step.after.context.errors.length === 0 &&
      step.after.context.failure === null),
  "the saved token is the provider's latest": (step) => {
    if (!hasCalled(step, 'saveCard')) return true
    const request = inputOf(step.after, 'saveCard') as SentCard
    const made = [...step.past, step].findLast(({ event }) => event?.type === 'provider.tokenized')
    return made !== undefined && request.token === made.event?.token
  },
  'each token has its own key, the same for every try': (step) => {
    if (!hasCalled(step, 'saveCard')) return true
    const now = inputOf(step.after, 'saveCard') as SentCard
    const isNew = step.event?.type === 'provider.tokenized'
    const earlier = step.past
      .filter((each) => hasCalled(each, 'saveCard'))
      .map(({ after }) => inputOf(after, 'saveCard') as SentCard)
    return isNew
      ? earlier.every(({ key }) => key !== now.key)
      : earlier.at(-1)?.key === now.key && earlier.at(-1)?.token === now.token
  },
  'a token that the server refused is not saved again': (step) => {
    if (!hasFailed(step.event, 'saveCard')) return true
    const failure = step.after.context.failure
    const isUnknown = failure?.kind === 'refused' && failure.code === 'payment_method_unknown'
    return (step.after.context.made === null) === isUnknown
  },
  'the host receives each end once, and nothing else': (step) =>
    effectsOf(step, 'postResult').length === (hasEnded(step) ? 1 : 0),
  'a success contains the token, a failure its errors and the state of the fields': (step) => {
    const emitted = effectsOf(step, 'postResult')[0]
    if (emitted === undefined) return true
    const result = emitted.result as { saved: boolean; errors?: unknown[]; token?: string }
    if (hasAnswered(step.event, 'saveCard')) {
      return result.saved && result.token === step.before?.context.made?.token
    }
    return !result.saved && (result.errors?.length ?? 0) > 0 && 'validation' in result
  },
  "the provider's errors about a card are shown": ({ before, event, after }) =>
    event?.type !== 'provider.refused' ||
    !at(before, 'tokenizing') ||
    (at(after, 'typing') && after.context.errors.length === (event.errors as unknown[]).length),
  'a save error stays visible until the user types or tries again': ({ before, event, after }) => {
    if (before === null) return true
    const changed =
      before.context.errors !== after.context.errors ||
      before.context.failure !== after.context.failure
    const names = [
      'field.changed',
      'provider.validated',
      'card.submitted',
      'edits.discarded',
      'another.requested',
    ]
    const isSettling = at(before, 'tokenizing') || at(before, 'saving') || after.matches('saved')
    return !changed || isSettling || names.includes(event?.type ?? '')
  },
  'typed values are dropped only on discard or after a save': (step) => {
    const { before, event, after } = step
    if (before === null || isLetGo(step) || hasAnswered(event, 'readDraft')) return true
    if (event?.type === 'another.requested') return true
    return Object.entries(before.context.fields).every(
      ([name, value]) =>
        after.context.fields[name as keyof Context['fields']] === value ||
        (event?.type === 'field.changed' && event.name === name),
    )
  },
  'a saved card leaves nothing in the form or the tab': (step) =>
    !step.after.matches('saved') ||
    (!typed(step.after.context) &&
      step.after.context.made === null &&
      (step.before?.matches('saved') === true ||
        effectsOf(step, 'storeDraft').at(-1)?.draft === null)),
  'the expiry shows as month and year': ({ after }) =>
    /^(?:\d{0,2}|\d{2}\/\d{1,2})$/.test(after.context.fields.expiry),
  'the tab stores names and country, and never the expiry': (step) =>
    effectsOf(step, 'storeDraft').every(
      ({ draft }) => draft === null || !('expiry' in (draft as object)),
    ),
  'what the frames reported is cleared with the frames': ({ after }) =>
    after.matches('connected') || after.context.validation === null,
  'the frames exist only while the page has slots for them': ({ after }) =>
    isCalling(after, 'provider') === after.matches('connected'),
  'the focus moves to a frame on request only': (step) =>
    commands(step).every(
      ({ type }) => type !== 'field.focus' || step.event?.type === 'focus.requested',
    ),
  'the unsaved-changes guard knows whether leaving would lose anything': (step) => {
    const emitted = step.sent.filter(({ src }) => src === 'unsavedChanges').at(-1)?.event
    if (emitted !== undefined) return (emitted.type === 'edits.made') === typed(step.after.context)
    return step.before === null || typed(step.before.context) === typed(step.after.context)
  },
  'a provider that crashes is reported, and can be retried': (step) =>
    effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'provider') ? 1 : 0) &&
    (!hasFailed(step.event, 'provider') || viewOf(step.after) === 'unavailable'),
  'every call has a time limit': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
  'discarding clears the frames and the tab': (step) =>
    step.event?.type !== 'edits.discarded' ||
    (!typed(step.after.context) && step.after.matches('waiting')),
  'frames show only once the page has slots for them': ({ before, event, after }) =>
    !after.matches('connected') ||
    before?.matches('connected') === true ||
    event?.type === 'places.shown',
  'the tab stores a draft once as it is, and nothing after a save or discard': (step) => {
    const { before, event, after } = step
    const drafts = effectsOf(step, 'storeDraft').map(({ draft }) => draft)
    const { first_name, last_name, country } = after.context.fields
    if (event?.type === 'field.changed' && at(before, 'typing')) {
      return isDeepStrictEqual(drafts, [{ first_name, last_name, country }])
    }
    const isEnd =
      event?.type === 'edits.discarded' || (after.matches('saved') && !before?.matches('saved'))
    return isDeepStrictEqual(drafts, isEnd ? [null] : [])
  },
  'no event is sent twice': (step) => {
    const { before, event, after, sent } = step
    const emitted = sent.filter(({ src }) => src === 'unsavedChanges').length
    const isClosing = before?.matches('connected') === true && !after.matches('connected')
    // The frames' contents are cleared first, then the rest.
    const hasTwoParts = isClosing && (event?.type === 'edits.discarded' || after.matches('saved'))
    return emitted <= (hasTwoParts ? 2 : 1)
  },
  "the provider's reports about its fields are stored": ({ before, event, after }) => {
    if (event?.type !== 'provider.validated' || !before?.matches('connected')) return true
    const emitted = event.validation as { validNumber: boolean; numberLength: number }
    const { validNumber, numberLength } = after.context.validation ?? {}
    return validNumber === emitted.validNumber && numberLength === emitted.numberLength
  },
  'a changed card drops errors and tokens of the previous version': ({
    before,
    event,
    after: { context },
  }) =>
    !(event?.type === 'field.changed' || event?.type === 'provider.validated') ||
    !at(before, 'typing') ||
    (context.made === null && context.errors.length === 0 && context.failure === null),
  'a field can show an error after blur': ({ before, event, after }) => {
    if (!at(before, 'typing')) return true
    const touched = event?.type === 'field.left' ? event.name : event?.field
    const isLeft = event?.type === 'field.left' || event?.type === 'provider.left'
    return !isLeft || after.context.touched.includes(touched as 'number')
  },
  'a request to focus a provider field focuses it once': (step) =>
    step.event?.type !== 'focus.requested' ||
    !at(step.before, 'typing') ||
    isDeepStrictEqual(commands(step), [{ type: 'field.focus', field: step.event.field }]),
  'no error shows while a card is being saved': ({ after }) =>
    !at(after, 'saving') || after.context.failure === null,
  'another card starts empty': ({ event, after }) =>
    event?.type !== 'another.requested' || after.context.card === null,
  'the form appears within two seconds, whatever the tab has stored': (step) =>
    !step.after.matches('restoring') || endsWithin(step, 2000),
  'no other request is sent while one is running': (step) =>
    step.before === null || !isSending(step.before) || !isConfirming(step),
}
