import type { CardEnvironment } from '@contract/payments'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import type { HostedField } from '@machines/cards/addCard/fields'

/** The elements of the page that contain the provider's frames. */
export type Places = Record<HostedField, HTMLElement>

/** The input of a provider; it may call `emit` until it is closed. */
export type Opening = {
  places: Places
  environment: CardEnvironment
  emit: (event: ProviderEvent) => void
}

/** The port of a card provider, which exchanges cards for tokens in frames of its own origin. */
export type OpenedProvider = {
  execute: (command: ProviderCommand) => void
  /** Removes its frames from the page and stops receiving messages. */
  close: () => void
}

/** Styles that make a provider's field look like one of our own. */
export function fieldStyle(place: HTMLElement): Record<string, string> {
  const { color, fontSize } = getComputedStyle(place)
  return { color, 'font-size': fontSize, 'caret-color': color }
}

export const labelOf = ({ dataset }: HTMLElement): string => dataset.label ?? ''
export const placeholderOf = ({ dataset }: HTMLElement): string => dataset.placeholder ?? ''
/** Enter in a provider's field submits the form around it. */
export const submitAround = (place: HTMLElement) => place.closest('form')?.requestSubmit()
