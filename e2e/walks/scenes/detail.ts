import type { WalkScene } from '@kit/systems/planWalks'
import type { DetailContext, DetailInput } from '@machines/content/detail/context'
import { itemOf } from '@machines/content/detail/item'
import { detailMachine } from '@machines/content/detail/machine'
import { canReserve, type ParticipationStatus } from '@machines/content/detail/participation'
import { broken, nameOf, offline, refused } from './failures'

type Scene = WalkScene<typeof detailMachine>

const me = 7
const uuid = 'item'
const input = (kind: DetailInput['kind']): DetailInput => ({
  kind,
  uuid,
  buildingUuid: 'building',
  lang: 'en-us',
  userId: me,
  path: '/',
  keyPrefix: 'walk',
})

const read = (data: object) => ({ value: 'fulfilled', context: { data, failure: null } })
const event = (attendants: number[]) =>
  read(itemOf('eventPost', { uuid, title: '', capacity: 64, attendants }))
const deal = (claimers: number[]) =>
  read(itemOf('offer', { uuid, title: '', claimers, is_eligible: true }))
const own = (kind: ParticipationStatus['kind'], mine: number): ParticipationStatus => ({
  kind,
  mine,
  taken: 1 + mine,
  limit: null,
  perUser: 1,
  isOffered: true,
})

/** Another user was faster. */
const refusalOf = ({ mutation: { failure } }: DetailContext) =>
  failure?.kind === 'refused' && failure.status === 409 ? failure : null

/** What the last intent wanted has not happened: each one alternates between having a place and having none. */
function hasFailed(context: DetailContext): boolean {
  const { mutation, participation } = context
  if (mutation.intentId === 0 || refusalOf(context) !== null) return false
  return (mutation.intentId % 2 === 1) !== (participation?.mine ?? 0) > 0
}

const contextKey: NonNullable<Scene['contextKey']> = (context) => ({
  isRead: context.lastRead !== null,
  kind: context.participation?.kind ?? null,
  isMine: (context.participation?.mine ?? 0) > 0,
  canReserve: context.participation !== null && canReserve(context.participation),
  hasJustReserved: context.hasJustReserved,
  hasFailed: hasFailed(context),
  refusal: nameOf(refusalOf(context)),
})

/** The dialog about a failure covers the page, and offers to retry what has failed. */
const canHappen: NonNullable<Scene['canHappen']> = (name, { action }, { context }) => {
  const isMine = (context.participation?.mine ?? 0) > 0
  if (name === 'request.retried') return hasFailed(context) && (action === 'cancel') === isMine
  if (name === 'after mutationTimeout') return false
  return !name.endsWith('.pressed') || (!hasFailed(context) && refusalOf(context) === null)
}

const events: Scene['events'] = {
  'reserve.pressed': [],
  'reserve.confirmed': [],
  'cancel.pressed': [],
  'cancel.confirmed': [],
  'dialog.closed': [],
}
const retried: Scene['events'] = {
  'request.retried': [{ action: 'reserve' }, { action: 'cancel' }],
}
const going = { reserve: { done: [own('rsvp', 1)] }, cancel: { done: [own('rsvp', 0)] } }
const both = (error: unknown) => ({
  reserve: { ...going.reserve, error: [error] },
  cancel: { ...going.cancel, error: [error] },
})

const shown = { contextKey, canHappen, system: ['globalError'] }
type Held = { holders: readonly number[] }

const scenes: Record<string, Scene> = {
  'an event, without a network': {
    ...shown,
    input: input('eventPost'),
    events: { ...events, ...retried },
    actors: { read: { snapshot: [event([1])] }, ...both(offline) },
  },
  'an event, on a broken server': {
    ...shown,
    input: input('eventPost'),
    events: { ...events, ...retried },
    actors: { read: { snapshot: [event([1])] }, ...both(broken) },
  },
  'an event, on a silent server': {
    ...shown,
    input: input('eventPost'),
    events: { ...events, ...retried },
    actors: { read: { snapshot: [event([1])] }, ...going },
    canHappen: (name, ...given) => name === 'after mutationTimeout' || canHappen(name, ...given),
  },
  'an event, whose reply is lost': {
    ...shown,
    input: input('eventPost'),
    events: { ...events, 'request.retried': [{ action: 'reserve' }] },
    actors: { read: { snapshot: [event([1]), event([1, me])] }, reserve: { error: [offline] } },
    canHappen: (name, { snapshot }, at) => {
      const { participation, mutation } = at.context
      const { intentId } = mutation
      if (name === 'read snapshot') {
        const { holders } = (snapshot as ReturnType<typeof event>).context.data as Held
        return at.matches('browsing') && holders.includes(me) === (intentId === 1)
      }
      if (name === 'request.retried') return (participation?.mine ?? 0) > 0
      return intentId === 0 || name === 'reserve error'
    },
  },
  'a deal': {
    ...shown,
    input: input('offer'),
    events,
    actors: {
      read: { snapshot: [deal([1])] },
      reserve: { done: [own('claim', 1)] },
      cancel: { done: [own('claim', 0)] },
    },
  },
  'a deal that another user takes': {
    ...shown,
    input: input('offer'),
    events,
    actors: {
      read: { snapshot: [deal([1])] },
      reserve: { error: [refused('claims_limit_reached', 409)] },
    },
  },
  'an event, in a calendar and offline': {
    ...shown,
    input: input('eventPost'),
    events: {
      'calendar.saved': [{ entry: {} as never }],
      'request.invalidated': [],
    },
    actors: { read: { snapshot: [event([1])] } },
    canHappen: (name, _, { context }) => name === 'read snapshot' || context.lastRead !== null,
  },
  'an event that does not load': {
    ...shown,
    input: input('eventPost'),
    events: { 'request.invalidated': [] },
    actors: { read: { snapshot: [event([1])] } },
    canHappen: (name, _, { context }) => name === 'read snapshot' || context.lastRead === null,
  },
}

export const detail = { machine: detailMachine, scenes }
