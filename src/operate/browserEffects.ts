import { toLocale } from '@contract/locales'
import type { InlinedBoot } from '@contract/rendering'
import type { ConsoleInput } from '@machines/operate/console/context'
import { localeOf } from '@machines/tenancy/language/machine'
import { apiUrlOf } from '@platform/api/apiUrl'
import { createApi } from '@platform/api/client'
import { createIdentity } from '@platform/api/identity'
import { createResponseCache } from '@platform/api/responseCache'
import { checkHealth } from '@platform/chunkRecovery'
import { later } from '@platform/later'
import { randomKey } from '@platform/randomKey'
import { sessionOperations } from '@platform/session/operations'
import { sessionHost } from '@platform/session/sessionHost'
import { stored } from '@platform/storage/stored'
import { createCalls } from './api/calls'
import type { ConsoleEffects } from './assemble'
import { type ConsoleActor, languageOf, sessionActorOf } from './ConsoleContext'
import { showLanguage } from './language'
import { browserPictures } from './pictures'
import { rejectExpired } from './rejectExpired'

/** The effects of a browser, and what its page knows before any call. */
export function browserEffects(
  boot: InlinedBoot,
  { console, navigate }: { console: () => ConsoleActor; navigate: (href: string) => void },
): { effects: ConsoleEffects; input: Omit<ConsoleInput, 'openPages'> } {
  const responses = createResponseCache(null)
  // The session's actor exists once the root has started.
  const api = later(async () =>
    createApi(
      rejectExpired(
        createIdentity({
          host: boot.host,
          brand: 'portico',
          deployment: boot.deployment,
          session: sessionActorOf(console()),
          locale: () => localeOf(languageOf(console()).getSnapshot()),
          buildingUuid: () => null,
          onMalformed: (path) => reportError(new Error(`malformed reply of ${path}`)),
        }),
        sessionActorOf(console()),
      ),
      responses,
    ),
  )
  return {
    effects: {
      calls: createCalls(api),
      pictures: browserPictures,
      navigate,
      report: (what) => reportError(new Error(what)),
      session: sessionOperations({
        api,
        host: sessionHost(responses),
        wantsUpgrade: () => false,
      }),
      loadCatalogue: ({ locale }, signal) => showLanguage(locale, signal),
      checkServer: (_, signal) =>
        checkHealth({ apiUrl: apiUrlOf(boot.host, boot.deployment), fetch }, signal),
      saveLanguage: (locale) => stored.language.write(locale),
    },
    input: {
      seed: randomKey(),
      language: {
        queried: toLocale(new URLSearchParams(window.location.search).get('lang')),
        chosen: stored.language.read(),
        browser: navigator.languages.map(toLocale).find((locale) => locale !== null) ?? null,
        active: null,
        offersPseudo: false,
      },
    },
  }
}
