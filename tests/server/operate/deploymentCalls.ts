import { flagRules } from '@server/db/schema'
import type { Ref } from '../builders/build'
import { aPortfolio, aWhitelabel } from '../builders/buildings'
import { anIdentityProvider } from '../builders/identityProviders'
import type { World } from '../world'
import type { Sending } from './offerCalls'
import { aNewFlagRule, aNewIdentityProvider, aNewWhitelabel } from './offers'
import type { operateCalls } from './operateCalls'
import { aSvg, uploadForm } from './uploadCalls'

const provider = async (world: World) =>
  `identity-providers/${(await anIdentityProvider(world, { domain: 'acme.example' })).uuid}`

async function rule({ database }: World): Promise<string> {
  const value = `${crypto.randomUUID()}@acme.example`
  const [row] = await database.connection
    .insert(flagRules)
    .values({ ...aNewFlagRule, audience: 'user', value })
    .returning()
  return `flag-rules/${row?.uuid}`
}

type Calls = Record<string, (records: { building: Ref }) => Sending | Promise<Sending>>

/** One valid call of each endpoint for records of the deployment, which belong to no building. */
export function deploymentCalls(worldNow: () => World): Calls {
  const brand = async () => (await aWhitelabel(worldNow())).uuid
  const south = async () => (await aPortfolio(worldNow(), { name: 'South' })).uuid
  return {
    operatedWhitelabels: () => ({ path: 'whitelabels', places: 'none' }),
    createWhitelabel: () => ({
      path: 'whitelabels',
      body: { ...aNewWhitelabel, host: `${crypto.randomUUID()}.example` },
      places: 'none',
    }),
    readWhitelabel: async () => ({ path: `whitelabels/${await brand()}`, places: 'none' }),
    updateWhitelabel: async () => ({
      path: `whitelabels/${await brand()}`,
      body: { version: 1, brand: 'Alder' },
      places: 'none',
    }),
    uploadForWhitelabel: async () => ({
      path: `whitelabels/${await brand()}/uploads`,
      form: uploadForm(aSvg),
      places: 'none',
    }),
    deleteWhitelabel: async () => ({ path: `whitelabels/${await brand()}`, places: 'none' }),
    operatedIdentityProviders: () => ({ path: 'identity-providers', places: 'none' }),
    createIdentityProvider: () => ({
      path: 'identity-providers',
      body: aNewIdentityProvider,
      places: 'none',
    }),
    fetchProviderMetadata: () => ({
      path: 'identity-providers/metadata',
      body: { url: 'https://127.0.0.1/' },
      places: 'none',
    }),
    testIdentityProvider: () => ({
      path: 'identity-providers/test',
      body: aNewIdentityProvider,
      places: 'none',
    }),
    readIdentityProvider: async () => ({ path: await provider(worldNow()), places: 'none' }),
    updateIdentityProvider: async () => ({
      path: await provider(worldNow()),
      body: { version: 7, name: 'Acme' },
      places: 'none',
    }),
    deleteIdentityProvider: async () => ({ path: await provider(worldNow()), places: 'none' }),
    operatedFlagRules: () => ({ path: 'flag-rules', places: 'none' }),
    setFlagRule: () => ({ path: 'flag-rules', body: aNewFlagRule, places: 'none' }),
    deleteFlagRule: async () => ({ path: await rule(worldNow()), places: 'none' }),
    testConnection: () => ({ path: 'connections/flags', places: 'none' }),
    operatedPortfolios: () => ({ path: 'portfolios', places: 'none' }),
    createPortfolio: () => ({ path: 'portfolios', body: { name: 'South' }, places: 'none' }),
    readPortfolio: async () => ({ path: `portfolios/${await south()}`, places: 'none' }),
    updatePortfolio: async ({ building }) => ({
      path: `portfolios/${await south()}`,
      body: { version: 7, buildings: [{ uuid: building.uuid }] },
      places: 'none',
    }),
    deletePortfolio: async () => ({ path: `portfolios/${await south()}`, places: 'none' }),
  }
}

type Given = { world: World; call: ReturnType<typeof operateCalls>['call'] }

/** A successful call of each of these endpoints that changes something. */
export function deploymentChanges({
  world,
  call,
}: Given): Record<string, () => Promise<{ status: number }>> {
  const brand = async () => `whitelabels/${(await aWhitelabel(world)).uuid}`
  const south = async () => `portfolios/${(await aPortfolio(world, { name: 'South' })).uuid}`
  return {
    createWhitelabel: () => call('POST', 'whitelabels', { body: aNewWhitelabel }),
    updateWhitelabel: async () =>
      call('PUT', await brand(), { body: { version: 1, brand: 'Alder' } }),
    deleteWhitelabel: async () => call('DELETE', await brand()),
    setFlagRule: () => call('POST', 'flag-rules', { body: aNewFlagRule }),
    deleteFlagRule: async () => call('DELETE', await rule(world)),
    createIdentityProvider: () =>
      call('POST', 'identity-providers', { body: aNewIdentityProvider }),
    fetchProviderMetadata: () =>
      call('POST', 'identity-providers/metadata', { body: { url: 'https://127.0.0.1/' } }),
    testIdentityProvider: () =>
      call('POST', 'identity-providers/test', { body: aNewIdentityProvider }),
    updateIdentityProvider: async () =>
      call('PUT', await provider(world), { body: { version: 1, name: 'Acme' } }),
    deleteIdentityProvider: async () => call('DELETE', await provider(world)),
    createPortfolio: () => call('POST', 'portfolios', { body: { name: 'South' } }),
    updatePortfolio: async () =>
      call('PUT', await south(), { body: { version: 1, name: 'North' } }),
    deletePortfolio: async () => call('DELETE', await south()),
  }
}
