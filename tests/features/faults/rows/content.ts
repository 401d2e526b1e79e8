import { datedContents } from '@contract/calendar'
import { contentById } from '@contract/content'
import { passes } from '@contract/passes'
import { checkPass } from '@contract/passVerification'
import {
  attendEventPost,
  cancelOffer,
  claimOffer,
  eventPostById,
  offerById,
  postById,
  recallEventPost,
} from '@contract/posts'
import { savedItems, saveItem, unsaveItem } from '@contract/saved'
import { user as me } from '../../../machines/fixtures'
import { type Answers, detailAnswers, granting } from '../../answers'
import { home } from '../../places'
import type { AppOptions } from '../../renderApp'
import { fill, press, steps } from '../hand'
import type { CallOfScreen } from '../stage'

const uuid = '00000000-0000-4000-8000-00000000c0de'
const yoga = { uuid, title: 'Yoga', type: 'EVENT', capacity: 10, attendants: [1000] }
const going = { ...yoga, attendants: [1000, me.id] }
const soup = { uuid, title: 'Soup', type: 'DEAL', claimers: [1000], is_eligible: true }
const claimed = { ...soup, claimers: [1000, me.id], is_eligible: false }
const talk = { uuid, type: 'EVENT', title: 'Talk on the roof', start_at: '2126-12-01T17:00:00Z' }
const stored = { content: talk, saved_at: '2026-11-23T09:00:00Z', on_display: true }
const code = '7K3M-Q2WD-9XTA-4HBN'
const pass = {
  code,
  kind: 'rsvp' as const,
  holder: { first_name: 'Ada', last_name: 'Test' },
  claimed_at: '2026-11-23T09:00:00Z',
  content: talk,
}
const found: Awaited<ReturnType<Answers['checkPass']>> = {
  status: 'valid',
  kind: 'rsvp',
  title: 'Talk on the roof',
  start_at: '2026-11-23T17:00:00Z',
  holder: { first_name: 'Ben', last_name: 'Okafor' },
}

const event = `${home}/event-posts/${uuid}`
const offer = `${home}/offers/${uuid}`
const reads = (item: object) => detailAnswers(async () => item as typeof yoga)
/** The page of an item that a call changes. */
function changing(at: string, before: object, after: object, call: keyof Answers): AppOptions {
  let item = before
  const change = async () => {
    item = after
    return after
  }
  const effects = { ...detailAnswers(async () => item as typeof yoga), [call]: change }
  return { at, effects }
}
const checks = {
  at: `${home}/check-passes`,
  effects: { permissions: granting('passChecks'), checkPass: async () => found },
}

export const contentRows: CallOfScreen[] = [
  {
    name: 'content: the item of an address',
    call: contentById,
    scene: { at: `${home}/events/${uuid}`, effects: reads(yoga) },
    send: null,
    done: 'Yoga',
  },
  {
    name: 'content: an event',
    call: eventPostById,
    scene: { at: event, effects: reads(yoga) },
    send: null,
    done: 'Yoga',
  },
  {
    name: 'content: an offer',
    call: offerById,
    scene: { at: offer, effects: reads(soup) },
    send: null,
    done: 'Soup',
  },
  {
    name: 'content: a post',
    call: postById,
    scene: { at: `${home}/posts/${uuid}`, effects: reads(yoga) },
    send: null,
    done: 'Yoga',
  },
  {
    name: 'content: RSVP',
    call: attendEventPost,
    scene: () => changing(event, yoga, going, 'attendEventPost'),
    send: press('RSVP', 'Confirm RSVP'),
    done: 'You’re on the list',
  },
  {
    name: 'content: cancel an RSVP',
    call: recallEventPost,
    scene: () => changing(event, going, yoga, 'recallEventPost'),
    send: press('Cancel RSVP', 'Cancel RSVP'),
    done: 'RSVP',
  },
  {
    name: 'content: claim',
    call: claimOffer,
    scene: () => changing(offer, soup, claimed, 'claimOffer'),
    send: press('Claim deal', 'Claim deal'),
    done: 'Deal claimed',
  },
  {
    name: 'content: return a claim',
    call: cancelOffer,
    scene: () => changing(offer, claimed, soup, 'cancelOffer'),
    send: press('Cancel deal', 'Cancel deal'),
    done: 'Claim deal',
  },
  {
    name: 'content: the calendar',
    call: datedContents,
    scene: {
      at: `${home}/calendar`,
      effects: {
        datedContents: async () => ({
          month: '2026-11',
          today: '2026-11-18',
          contents: [{ ...talk, start_at: '2026-11-20T17:00:00Z' }],
        }),
      },
    },
    send: null,
    done: talk.title,
  },
  {
    name: 'content: saved items',
    call: savedItems,
    scene: { at: `${home}/saved`, effects: { savedItems: async () => [stored] } },
    send: null,
    done: talk.title,
  },
  {
    name: 'content: save',
    call: saveItem,
    scene: { at: event, effects: { ...reads(yoga), saveItem: async () => ({ saved: true }) } },
    send: press('Save'),
    done: 'Yoga',
    optimistic: 'the bookmark shows what was pressed',
    unseen: 'the bookmark shows what was pressed',
  },
  {
    name: 'content: remove a saved item',
    call: unsaveItem,
    scene: {
      at: `${home}/saved`,
      effects: { savedItems: async () => [stored], unsaveItem: async () => ({ saved: false }) },
    },
    send: press(`Remove “${talk.title}” from saved`),
    done: `“${talk.title}” is no longer saved.`,
    optimistic: 'the item goes with the press',
    unseen: 'the item goes with the press',
  },
  {
    name: 'content: the pass of an item',
    call: passes,
    scene: { at: `${home}/passes/${uuid}`, effects: { passes: async () => [pass] } },
    send: null,
    done: code,
  },
  {
    name: 'content: look up a pass',
    clears: { '403': 'the page says who may use it, and has no field' },
    call: checkPass,
    scene: checks,
    send: fill({ 'Pass code': code }),
    done: 'Valid',
    typed: { 'Pass code': code },
  },
  {
    name: 'content: mark a pass as used',
    call: checkPass,
    earlier: 1,
    scene: checks,
    send: steps(fill({ 'Pass code': code }), press('Mark as used')),
    done: 'Marked as used',
  },
]
