import type { CardProvider } from '@contract/deployment'
import type { CardEnvironment } from '@contract/payments'
import type { ProviderCommand, ProviderEvent } from '@machines/addCard/events'
import { type HostedField, hostedPlaces } from '@machines/addCard/fields'
import type { Talker } from '../effects'
import { openSandbox } from './sandbox'
import { openSpreedly } from './spreedly'

/** The elements of the page in which a provider shows its frames. */
export type Places = Record<HostedField, HTMLElement>

/** What a provider is opened with; `tell` may be called until it is closed. */
export type Opening = {
  places: Places
  environment: CardEnvironment
  tell: (event: ProviderEvent) => void
}

/** The port: whoever turns cards into tokens, in frames of an origin of its own. */
export type OpenedProvider = {
  obey: (command: ProviderCommand) => void
  /** Takes its frames out of the page, and hears nothing more of them. */
  close: () => void
}

type Chosen = { provider: CardProvider; environment: CardEnvironment } | null

function placesNow(): Places | null {
  const [number, cvv] = [hostedPlaces.number, hostedPlaces.cvv].map((id) =>
    document.getElementById(id),
  )
  return number && cvv ? { number, cvv } : null
}

/** Talks with the provider that is chosen at that moment. */
export const cardProvider =
  (choose: () => Chosen): Talker<ProviderEvent, ProviderCommand> =>
  (tellMachine, listen) => {
    let isOpen = true
    const tell = (event: ProviderEvent) => {
      if (isOpen) tellMachine(event)
    }
    const [chosen, places] = [choose(), placesNow()]
    if (chosen === null || places === null) {
      tell({ type: 'provider.failed' })
      return () => {}
    }
    const { provider, environment } = chosen
    const opening = { places, environment, tell }
    const opened =
      provider.kind === 'spreedly'
        ? openSpreedly(provider.environmentKey, opening)
        : openSandbox(provider.origin, opening)
    listen(opened.obey)
    return () => {
      isOpen = false
      opened.close()
      for (const place of Object.values(places)) place.replaceChildren()
    }
  }

/** How a field of the provider has to look to be one of ours. */
export function lookOf(place: HTMLElement): Record<string, string> {
  const { color, fontSize } = getComputedStyle(place)
  return { color, 'font-size': fontSize, 'caret-color': color }
}

export const labelOf = ({ dataset }: HTMLElement): string => dataset.label ?? ''
export const placeholderOf = ({ dataset }: HTMLElement): string => dataset.placeholder ?? ''
/** Enter in a field of the provider is Enter in the form around it. */
export const submitAround = (place: HTMLElement) => place.closest('form')?.requestSubmit()
