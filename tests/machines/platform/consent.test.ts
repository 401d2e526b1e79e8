import { describeMachine } from '@kit/describeMachine'
import { consentMachine, type Measured } from '@machines/platform/consent/machine'
import { expect, test, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { consentLaws } from './consent.laws'

const measured: Measured = { event: 'PAGE_VIEW', path: '/' }

describeMachine('consent', consentMachine, {
  inputs: [
    { choice: null, isAskable: true },
    { choice: 'granted', isAskable: true },
    { choice: 'refused', isAskable: true },
    { choice: 'granted', isAskable: false },
  ],
  events: {
    'question.due': [],
    'consent.granted': [],
    'consent.refused': [],
    'consent.withdrawn': [],
    'kiosk.started': [],
    'kiosk.ended': [],
    'choice.changed': [{ choice: 'granted' }, { choice: 'refused' }, { choice: null }],
    'use.measured': [{ measured }],
  },
  actors: {
    watchChoice: { error: [new Error('no such event')] },
    measureUse: { error: [new Error('no code')] },
  },
  provide: { actions: { storeChoice: () => {}, forgetUse: () => {} } },
  contextKey: ({ choice, isKiosk }) => [choice, isKiosk],
  laws: consentLaws,
})

test('sends only the events between the consent and its end', () => {
  const sent: string[] = []
  const stop = vi.fn<() => void>()
  const consent = createActor(
    consentMachine.provide({
      actors: {
        watchChoice: fromCallback(() => undefined),
        measureUse: fromCallback(({ receive }) => {
          receive((event) => sent.push(String((event as { measured: Measured }).measured.path)))
          return stop
        }),
      },
      actions: { storeChoice: () => {}, forgetUse: () => {} },
    }),
    { input: { choice: null, isAskable: true } },
  ).start()
  const see = (path: string) =>
    consent.send({ type: 'use.measured', measured: { event: 'PAGE_VIEW', path } })
  see('/unknown')
  consent.send({ type: 'question.due' })
  see('/asked')
  consent.send({ type: 'consent.granted' })
  see('/granted')
  consent.send({ type: 'kiosk.started' })
  see('/kiosk')
  consent.send({ type: 'kiosk.ended' })
  see('/again')
  consent.send({ type: 'consent.withdrawn' })
  see('/withdrawn')
  expect(sent).toEqual(['/granted', '/again'])
  expect(stop).toHaveBeenCalledTimes(2)
})
