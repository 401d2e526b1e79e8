import type { UtilityButton } from '@contract/content'
import { embeddedPageActor } from '@machines/embed/embeddedPage/events'
import { createRequest } from '@machines/kernel/request/machine'
import {
  assigner,
  type EventsOf,
  effectAction,
  type NoPayload,
  withEvent,
} from '@machines/kernel/typed'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { type ActorRefFrom, sendTo, setup } from 'xstate'

export type UtilitiesInput = { buildingUuid: string; lang: string }

type UtilitiesEvent = EventsOf<{
  'utility.pressed': { utility: VisibleUtility }
  /** The shown data may be outdated, or the user reloads it. */
  'request.invalidated': NoPayload
  'dialog.closed': NoPayload
}>

type UtilitiesContext = UtilitiesInput & {
  /** The utility whose dialog explains why it cannot be opened; null if none is open. */
  pressed: VisibleUtility | null
}

const update = assigner<UtilitiesContext, UtilitiesEvent>()

export const utilitiesMachine = setup({
  types: {
    context: {} as UtilitiesContext,
    events: {} as UtilitiesEvent,
    input: {} as UtilitiesInput,
  },
  actors: { list: createRequest<UtilitiesInput, UtilityButton[]>() },
  actions: {
    setPressed: update<{ utility: VisibleUtility }>((_, { utility }) => ({ pressed: utility })),
    clearPressed: update(() => ({ pressed: null })),
    invalidateList: sendTo('list', { type: 'request.invalidated' }),
    /** A read never ends in an error of its own; if one does, that is a defect to report. */
    reportBroken: effectAction('reportBroken'),
    /** Effects of the runtime: analytics and navigation. */
    trackUtility: effectAction<{ utility: VisibleUtility }>('trackUtility'),
    openUtility: effectAction<{ utility: VisibleUtility }>('openUtility'),
    openFrame: sendTo(
      embeddedPageActor.of,
      (_, { utility: { target, text } }: { utility: VisibleUtility }) => ({
        type: 'embeddedPage.opened',
        page: { href: target.kind === 'frame' ? target.url : '', title: text },
      }),
    ),
  },
  guards: {
    needsExplanation: (_, { utility }: { utility: VisibleUtility }) =>
      utility.target.kind === 'signInRequired' || utility.target.kind === 'mobileOnly',
    isFramed: (_, { utility }: { utility: VisibleUtility }) => utility.target.kind === 'frame',
  },
}).createMachine({
  id: 'utilities',
  description:
    'The utility buttons of one building in one language, and the actions of pressing them.',
  context: ({ input }) => ({ ...input, pressed: null }),
  invoke: {
    id: 'list',
    src: 'list',
    input: ({ context: { buildingUuid, lang } }) => ({ of: { buildingUuid, lang } }),
    onError: { actions: 'reportBroken' },
  },
  initial: 'browsing',
  on: {
    'request.invalidated': { actions: 'invalidateList' },
  },
  states: {
    browsing: {
      description: 'The buttons are shown as soon as they are loaded.',
      on: {
        'utility.pressed': [
          {
            guard: withEvent('needsExplanation'),
            target: 'explaining',
            actions: [withEvent('setPressed'), withEvent('trackUtility')],
          },
          {
            guard: withEvent('isFramed'),
            actions: [withEvent('trackUtility'), withEvent('openFrame')],
          },
          {
            actions: [withEvent('trackUtility'), withEvent('openUtility')],
          },
        ],
      },
    },
    explaining: {
      description: 'Explains why a utility cannot be opened here.',
      on: { 'dialog.closed': { target: 'browsing', actions: 'clearPressed' } },
    },
  },
})

export type UtilitiesActor = ActorRefFrom<typeof utilitiesMachine>
