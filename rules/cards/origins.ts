import type { BrowserDeployment, CardProvider } from '@contract/deployment'

export const spreedlyOrigin = 'https://core.spreedly.com'

/** The origin of a provider's frames. */
export const frameOriginOf = (provider: CardProvider): string =>
  provider.kind === 'spreedly' ? spreedlyOrigin : provider.origin

/** What pages may frame and run of the deployment's card providers; nothing without any. */
export function cardOrigins({ cards }: Pick<BrowserDeployment, 'cards'>): {
  frames: string[]
  scripts: string[]
} {
  const named = [cards?.provider, cards?.production].filter((each) => each !== undefined)
  const scripts = named.filter(({ kind }) => kind === 'spreedly').map(frameOriginOf)
  return { frames: [...new Set(named.map(frameOriginOf))], scripts: [...new Set(scripts)] }
}
