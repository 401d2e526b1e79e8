import type { BrowserDeployment, CardProvider } from '@contract/deployment'

export const spreedlyOrigin = 'https://core.spreedly.com'

/** Where the frames of a provider are. */
export const frameOriginOf = (provider: CardProvider): string =>
  provider.kind === 'spreedly' ? spreedlyOrigin : provider.origin

/** What a page may show and run of the providers that the deployment names; nothing where it names none. */
export function cardOrigins({ cards }: Pick<BrowserDeployment, 'cards'>): {
  frames: string[]
  scripts: string[]
} {
  const named = [cards?.provider, cards?.production].filter((each) => each !== undefined)
  const scripts = named.filter(({ kind }) => kind === 'spreedly').map(frameOriginOf)
  return { frames: [...new Set(named.map(frameOriginOf))], scripts: [...new Set(scripts)] }
}
