import type { CardEnvironment } from '@contract/payments'
import type { ProviderCommand, ProviderEvent } from '@machines/cards/addCard/events'
import type { HostedField } from '@machines/cards/addCard/fields'

/** The elements of the page in which a provider shows its frames. */
export type Places = Record<HostedField, HTMLElement>

/** What a provider is opened with; `tell` may be called until it is closed. */
export type Opening = {
  places: Places
  environment: CardEnvironment
  emit: (event: ProviderEvent) => void
}

/** The port of a card provider, which turns cards into tokens in frames of its own origin. */
export type OpenedProvider = {
  execute: (command: ProviderCommand) => void
  /** Takes its frames out of the page, and hears nothing more of them. */
  close: () => void
}

/** How a field of the provider has to look to be one of ours. */
export function fieldStyle(place: HTMLElement): Record<string, string> {
  const { color, fontSize } = getComputedStyle(place)
  return { color, 'font-size': fontSize, 'caret-color': color }
}

export const labelOf = ({ dataset }: HTMLElement): string => dataset.label ?? ''
export const placeholderOf = ({ dataset }: HTMLElement): string => dataset.placeholder ?? ''
/** Enter in a field of the provider is Enter in the form around it. */
export const submitAround = (place: HTMLElement) => place.closest('form')?.requestSubmit()
