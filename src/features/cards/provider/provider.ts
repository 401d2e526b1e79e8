import type { CardProvider } from '@contract/deployment'
import type { CardEnvironment } from '@contract/payments'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import { hostedPlaces } from '@machines/cards/addCard/fields'
import type { Channel } from '@platform/actorOf'
import type { Places } from './openedProvider'
import { openSandbox } from './sandbox'
import { openSpreedly } from './spreedly'

type Chosen = { provider: CardProvider; environment: CardEnvironment } | null

function placesNow(): Places | null {
  const [number, cvv] = [hostedPlaces.number, hostedPlaces.cvv].map((id) =>
    document.getElementById(id),
  )
  return number && cvv ? { number, cvv } : null
}

/** Connects to the provider that is configured when it starts. */
export const cardProvider =
  (choose: () => Chosen): Channel<ProviderEvent, ProviderCommand> =>
  (sendToMachine, listen) => {
    let isOpen = true
    const emit = (event: ProviderEvent) => {
      if (isOpen) sendToMachine(event)
    }
    const [chosen, places] = [choose(), placesNow()]
    if (chosen === null || places === null) {
      emit({ type: 'provider.failed' })
      return () => {}
    }
    const { provider, environment } = chosen
    const opening = { places, environment, emit }
    const opened =
      provider.kind === 'spreedly'
        ? openSpreedly(provider.environmentKey, opening)
        : openSandbox(provider.origin, opening)
    listen(opened.execute)
    return () => {
      isOpen = false
      opened.close()
      for (const place of Object.values(places)) place.replaceChildren()
    }
  }
