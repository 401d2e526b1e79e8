import { describeMachine } from '@kit/describeMachine'
import { installMachine, isInstallOffered } from '@machines/platform/install/machine'
import { expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { installLaws } from './install.laws'

describeMachine('install', installMachine, {
  events: { 'install.offered': [], 'install.finished': [], 'install.pressed': [] },
  actors: {
    watchInstall: { error: [new Error('no such event')] },
    promptInstall: {
      done: [{ isAccepted: true }, { isAccepted: false }],
      error: [new Error('not by a press')],
    },
  },
  laws: installLaws,
  contextKey: () => null,
})

test('a double press opens one dialog', async () => {
  let request = 0
  const actor = createActor(
    installMachine.provide({
      actors: {
        watchInstall: fromCallback(() => undefined),
        promptInstall: fromPromise<{ isAccepted: boolean }, undefined>(async () => {
          request += 1
          return { isAccepted: false }
        }),
      },
    }),
  ).start()
  actor.send({ type: 'install.pressed' })
  actor.send({ type: 'install.offered' })
  expect(isInstallOffered(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'install.pressed' })
  actor.send({ type: 'install.pressed' })
  await new Promise((resolve) => setImmediate(resolve))
  expect([request, isInstallOffered(actor.getSnapshot())]).toEqual([1, false])
})
