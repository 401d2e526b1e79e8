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

/** What a provider must not tell, and tells in the tests. */
export const secrets = { number: '4111111111111111', cvv: '737' }

const commands = ({ sent }: Step) =>
  sent.filter(({ src }) => src === 'provider').map(({ event }) => event)
const isConfirming = (step: Step) => commands(step).some(({ type }) => type === 'card.tokenize')
const at = (step: Step['after'] | null, state: 'typing' | 'tokenizing' | 'saving') =>
  step?.matches({ connected: state }) === true
/** It has come to an end, well or badly, for which somebody was waiting. */
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
  'a number or a CVV is nowhere, whatever the provider tells': ({ after, sent, did }) =>
    Object.values(secrets).every((secret) => !mentions([after.context, sent, did], secret)),
  'nothing is typed before the provider is ready': ({ before, event, after }) =>
    event?.type !== 'field.changed' ||
    (before !== null && isOpen(before)) ||
    before?.context.fields === after.context.fields,
  'a token is asked for by Add card alone, of a card with nothing missing, once': (step) =>
    !isConfirming(step) ||
    (step.event?.type === 'card.submitted' &&
      at(step.before, 'typing') &&
      wrongOf(step.after).length === 0 &&
      commands(step).length === 1),
  'a token is asked for with names, month and a year of four digits': (step) => {
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
  'whoever asks for a token has forgotten the last one, and what was wrong with it': (step) =>
    !isConfirming(step) ||
    (step.after.context.made === null &&
      step.after.context.errors.length === 0 &&
      step.after.context.failure === null),
  'what is saved is the token that the provider has made last': (step) => {
    if (!hasCalled(step, 'saveCard')) return true
    const request = inputOf(step.after, 'saveCard') as SentCard
    const made = [...step.past, step].findLast(({ event }) => event?.type === 'provider.tokenized')
    return made !== undefined && request.token === made.event?.token
  },
  'each token has a key of its own, the same for every try': (step) => {
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
  'a token of which the server has said no is not saved again': (step) => {
    if (!hasFailed(step.event, 'saveCard')) return true
    const failure = step.after.context.failure
    const isUnknown = failure?.kind === 'refused' && failure.code === 'payment_method_unknown'
    return (step.after.context.made === null) === isUnknown
  },
  'whoever shows us is told of each end, once, and of nothing else': (step) =>
    effectsOf(step, 'postResult').length === (hasEnded(step) ? 1 : 0),
  'a success is told with its token, a failure with its errors and what is known of the fields': (
    step,
  ) => {
    const emitted = effectsOf(step, 'postResult')[0]
    if (emitted === undefined) return true
    const result = emitted.result as { saved: boolean; errors?: unknown[]; token?: string }
    if (hasAnswered(step.event, 'saveCard')) {
      return result.saved && result.token === step.before?.context.made?.token
    }
    return !result.saved && (result.errors?.length ?? 0) > 0 && 'validation' in result
  },
  'what the provider has against a card is there to be read': ({ before, event, after }) =>
    event?.type !== 'provider.refused' ||
    !at(before, 'tokenizing') ||
    (at(after, 'typing') && after.context.errors.length === (event.errors as unknown[]).length),
  'why a card was not saved is said until something else is typed or tried': ({
    before,
    event,
    after,
  }) => {
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
  'what was typed goes with its owner’s word or once the card is saved, and with nothing else': (
    step,
  ) => {
    const { before, event, after } = step
    if (before === null || isLetGo(step) || hasAnswered(event, 'readDraft')) return true
    if (event?.type === 'another.requested') return true
    return Object.entries(before.context.fields).every(
      ([name, value]) =>
        after.context.fields[name as keyof Context['fields']] === value ||
        (event?.type === 'field.changed' && event.name === name),
    )
  },
  'once a card is saved nothing of it stands in the form, nor in the tab': (step) =>
    !step.after.matches('saved') ||
    (!typed(step.after.context) &&
      step.after.context.made === null &&
      (step.before?.matches('saved') === true ||
        effectsOf(step, 'storeDraft').at(-1)?.draft === null)),
  'when a card ends stands there as month and year': ({ after }) =>
    /^(?:\d{0,2}|\d{2}\/\d{1,2})$/.test(after.context.fields.expiry),
  'the tab keeps names and country, and never when a card ends': (step) =>
    effectsOf(step, 'storeDraft').every(
      ({ draft }) => draft === null || !('expiry' in (draft as object)),
    ),
  'what the frames have told is forgotten with the frames': ({ after }) =>
    after.matches('connected') || after.context.validation === null,
  'the frames are there only where the page has places for them': ({ after }) =>
    isCalling(after, 'provider') === after.matches('connected'),
  'the focus moves to a frame on request only': (step) =>
    commands(step).every(
      ({ type }) => type !== 'field.focus' || step.event?.type === 'focus.requested',
    ),
  'whoever watches over departures knows whether something would be lost': (step) => {
    const emitted = step.sent.filter(({ src }) => src === 'unsavedChanges').at(-1)?.event
    if (emitted !== undefined) return (emitted.type === 'edits.made') === typed(step.after.context)
    return step.before === null || typed(step.before.context) === typed(step.after.context)
  },
  'a provider that breaks is reported, and may be tried again': (step) =>
    effectsOf(step, 'reportBroken').length === (hasFailed(step.event, 'provider') ? 1 : 0) &&
    (!hasFailed(step.event, 'provider') || viewOf(step.after) === 'unavailable'),
  'nobody waits for ever': (step) => !step.after.hasTag('busy') || endsWithin(step, 20_000),
  'whoever lets go of what was typed has nothing of it left, in the frames and in the tab': (
    step,
  ) =>
    step.event?.type !== 'edits.discarded' ||
    (!typed(step.after.context) && step.after.matches('waiting')),
  'frames are shown when the page has places for them, and not before': ({
    before,
    event,
    after,
  }) =>
    !after.matches('connected') ||
    before?.matches('connected') === true ||
    event?.type === 'places.shown',
  'the tab keeps what was typed as it is, once, and nothing once it is saved or let go': (step) => {
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
  'nobody is told the same twice': (step) => {
    const { before, event, after, sent } = step
    const emitted = sent.filter(({ src }) => src === 'unsavedChanges').length
    const isClosing = before?.matches('connected') === true && !after.matches('connected')
    // What stood in the frames goes first, and then the rest.
    const hasTwoParts = isClosing && (event?.type === 'edits.discarded' || after.matches('saved'))
    return emitted <= (hasTwoParts ? 2 : 1)
  },
  'what the provider tells of its fields is known': ({ before, event, after }) => {
    if (event?.type !== 'provider.validated' || !before?.matches('connected')) return true
    const emitted = event.validation as { validNumber: boolean; numberLength: number }
    const { validNumber, numberLength } = after.context.validation ?? {}
    return validNumber === emitted.validNumber && numberLength === emitted.numberLength
  },
  'of a card that was changed nothing is said or sent that was made of the one before': ({
    before,
    event,
    after: { context },
  }) =>
    !(event?.type === 'field.changed' || event?.type === 'provider.validated') ||
    !at(before, 'typing') ||
    (context.made === null && context.errors.length === 0 && context.failure === null),
  'a field that was left may say what is wrong with it': ({ before, event, after }) => {
    if (!at(before, 'typing')) return true
    const touched = event?.type === 'field.left' ? event.name : event?.field
    const isLeft = event?.type === 'field.left' || event?.type === 'provider.left'
    return !isLeft || after.context.touched.includes(touched as 'number')
  },
  'a request to focus a field of the provider focuses it, once': (step) =>
    step.event?.type !== 'focus.requested' ||
    !at(step.before, 'typing') ||
    isDeepStrictEqual(commands(step), [{ type: 'field.focus', field: step.event.field }]),
  'while a card is being saved nothing is said against it': ({ after }) =>
    !at(after, 'saving') || after.context.failure === null,
  'another card begins with nothing of the last one': ({ event, after }) =>
    event?.type !== 'another.requested' || after.context.card === null,
  'the form is there within two seconds, whatever the tab has kept': (step) =>
    !step.after.matches('restoring') || endsWithin(step, 2000),
  'nothing else is sent while something is': (step) =>
    step.before === null || !isSending(step.before) || !isConfirming(step),
}
