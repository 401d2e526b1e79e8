import type { CardProvider, Deployment } from '@contract/deployment'
import type { CardVault, CardVaults } from './ports/cardVault'
import { spreedlyVault } from './ports/spreedly'
import { StartError } from './startError'

type Given = {
  deployment: Pick<Deployment, 'browser'>
  secrets: {
    SPREEDLY_ACCESS_SECRET?: string | undefined
    SPREEDLY_PRODUCTION_ACCESS_SECRET?: string | undefined
  }
  /** The vault of the demo; null where there is none. */
  sandbox: CardVault | null
}

/** The vaults of the providers that the deployment names. */
export function openCardVaults({ deployment, secrets, sandbox }: Given): CardVaults {
  const open = (provider: CardProvider | undefined, variable: keyof Given['secrets']) => {
    if (provider === undefined) return null
    if (provider.kind === 'sandbox') {
      if (sandbox === null) {
        throw new StartError('browser.cards names the sandbox, which the demo alone has.')
      }
      return sandbox
    }
    const accessSecret = secrets[variable]
    if (accessSecret === undefined) {
      throw new StartError(
        `browser.cards names Spreedly; set ${variable} to the access secret of its environment.`,
      )
    }
    return spreedlyVault({ environmentKey: provider.environmentKey, accessSecret })
  }
  const { cards } = deployment.browser
  return {
    default: open(cards?.provider, 'SPREEDLY_ACCESS_SECRET'),
    production: open(cards?.production, 'SPREEDLY_PRODUCTION_ACCESS_SECRET'),
  }
}
