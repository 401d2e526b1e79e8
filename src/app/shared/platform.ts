import { dialogLogics, pageLogics } from '@features/pages'
import { searchLogic } from '@features/search/search.page'
import { systemOf } from '@machines/platform/app/system'
import { chunkRecoveryMachine } from '@machines/platform/chunkRecovery/machine'
import { consentMachine } from '@machines/platform/consent/machine'
import { globalErrorMachine } from '@machines/platform/globalError/machine'
import { installMachine } from '@machines/platform/install/machine'
import { liveMachine } from '@machines/platform/live/machine'
import { offlineMachine } from '@machines/platform/offline/machine'
import { createPages } from '@machines/platform/pages/machine'
import { queriedLocale } from '@machines/tenancy/language/machine'
import { channelOf, listenerOf, promiseOf } from '@platform/actorOf'
import { checkHealth, rememberReload } from '@platform/chunkRecovery'
import { laterListener } from '@platform/later'
import { storeChoice, watchChoice } from '@platform/measuring/choice'
import { watchNetwork } from '@platform/network'
import { watchConnection } from '@platform/offline/connection'
import { watchPresence } from '@platform/presence'
import { forgetOwn, forgetUse } from '@platform/storage/stored'
import type { SharedDependencies } from './dependencies'

export function platformActors({ api, host, app, code }: SharedDependencies) {
  const checkServer = promiseOf((_: undefined, signal) => checkHealth(host, signal))
  const reloadPage = (facts: Parameters<typeof systemOf>[0]) =>
    host.reloadPage(queriedLocale(systemOf(facts).language.getSnapshot()))
  const followStream = laterListener(
    async () => (await import('@platform/live')).followStreams(api),
    { type: 'stream.closed' },
    // Before users change a suite, they need to see at once what others change in it.
    ({ topics }) => topics.some((topic) => topic.startsWith('suite:')),
  )
  return {
    consent: consentMachine.provide({
      actors: {
        watchChoice: listenerOf(host.listen(watchChoice)),
        measureUse: channelOf(host.measureUse),
      },
      actions: { storeChoice: (_, { choice }) => storeChoice(choice), forgetUse },
    }),
    globalError: globalErrorMachine.provide({
      actions: {
        refreshPage: reloadPage,
        rerunAction: ({ system }, { action }) => {
          if (action !== null) system.get(action.systemId)?.send(action.event)
        },
      },
    }),
    chunkRecovery: chunkRecoveryMachine.provide({
      actors: { checkServer, watchNetwork: listenerOf(host.listen(watchNetwork)) },
      actions: {
        retryPage: () => {
          app().send({ type: 'code.requested' })
          host.retryPage()
        },
        reloadPage: (facts, { path }) => {
          rememberReload(path)
          reloadPage(facts)
        },
      },
    }),
    offline: offlineMachine.provide({
      actors: {
        watchConnection: listenerOf(host.listen(watchConnection)),
        checkServer,
        cacheForOffline: promiseOf(host.cacheForOffline),
      },
      actions: { clearOfflineCache: forgetOwn },
    }),
    install: installMachine.provide({
      actors: {
        watchInstall: listenerOf(host.watchInstall),
        promptInstall: promiseOf(host.promptInstall),
      },
    }),
    live: liveMachine.provide({
      actors: {
        watchPresence: listenerOf(host.listen(watchPresence)),
        followStream: listenerOf(host.listen(followStream)),
      },
    }),
    pages: createPages(pageLogics).provide({
      actors: {
        ...Object.fromEntries(
          [...pageLogics, ...dialogLogics].map((each) => [each.name, code.logic(each)]),
        ),
        fetchSearch: promiseOf<undefined, void>(() =>
          code.open({ area: 'search', logics: [searchLogic] }),
        ),
      },
      actions: { reportBroken: (_, { name }) => host.report(`the ${name} ended in an error`) },
    }),
  }
}
