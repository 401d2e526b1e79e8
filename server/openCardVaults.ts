import type { CardProvider, Deployment } from '@contract/deployment'
import { spreedlyVault } from './adapters/spreedly'
import type { CardVault, CardVaults } from './ports/cardVault'
import type { Missing } from './settings/variables'
import { throwMistakes } from './startError'

type Given = {
  deployment: Pick<Deployment, 'browser'>
  secrets: {
    SPREEDLY_ACCESS_SECRET?: string | undefined
    SPREEDLY_PRODUCTION_ACCESS_SECRET?: string | undefined
  }
  /** The vault of the demo; null outside the demo. */
  sandbox: CardVault | null
}

/** A sentence for each setting that the configured card providers lack. */
export function missingForCards({ deployment, secrets, sandbox }: Given): Missing[] {
  const missing = (
    at: string,
    provider: CardProvider | undefined,
    variable: keyof Given['secrets'],
  ): Missing[] => {
    if (provider?.kind === 'sandbox' && sandbox === null) {
      const message = `browser.cards.${at} names the sandbox, which exists only in the demo; name Spreedly, or remove it.`
      return [{ variable: 'DEMO', message }]
    }
    if (provider?.kind !== 'spreedly' || secrets[variable] !== undefined) return []
    const message = `browser.cards.${at} names Spreedly; set ${variable} to the access secret of its environment.`
    return [{ variable, message }]
  }
  const { cards } = deployment.browser
  return [
    ...missing('provider', cards?.provider, 'SPREEDLY_ACCESS_SECRET'),
    ...missing('production', cards?.production, 'SPREEDLY_PRODUCTION_ACCESS_SECRET'),
  ]
}

/** The vaults of the card providers that the deployment configures. */
export function openCardVaults({ deployment, secrets, sandbox }: Given): CardVaults {
  throwMistakes(missingForCards({ deployment, secrets, sandbox }).map(({ message }) => message))
  const open = (provider: CardProvider | undefined, variable: keyof Given['secrets']) => {
    if (provider === undefined) return null
    if (provider.kind === 'sandbox') return sandbox
    const { environmentKey } = provider
    return spreedlyVault({ environmentKey, accessSecret: secrets[variable] ?? '' })
  }
  const { cards } = deployment.browser
  return {
    default: open(cards?.provider, 'SPREEDLY_ACCESS_SECRET'),
    production: open(cards?.production, 'SPREEDLY_PRODUCTION_ACCESS_SECRET'),
  }
}
