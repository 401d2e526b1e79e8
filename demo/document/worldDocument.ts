import type { Brand } from '@contract/brand'
import { type WorldDocument, worldDocument } from '@contract/world/document'
import * as v from 'valibot'
import { type BuildingName, buildingUuid, demoBuildings, demoPortfolios } from '../buildings'
import { companyKeys, demoCompanies } from '../companies'
import { demoApps } from '../miniApps'
import { demoProviders } from '../ssoProviders'
import { buildingDocument } from './buildingDocument'

type Given = { brands: readonly Brand[]; certificate: string; now: Date }

/**
 * The demo world without its accounts and what they did, as a document that `apply` could read.
 *
 * @param given.certificate that of the demo's SAML provider
 */
export function demoDocument({ brands, certificate, now }: Given): WorldDocument {
  const rows = new Map(demoBuildings.map((row) => [row.uuid, row]))
  return v.parse(worldDocument, {
    // The brand of `localhost` admits guests; the brands themselves are files (`config/brands`).
    whitelabels: brands.some(({ host }) => host === 'localhost')
      ? [{ host: 'localhost', guestBuildings: ['commons'] }]
      : [],
    portfolios: demoPortfolios.map(({ uuid, name, companyUuid }) => ({
      key: 'north-atlantic',
      uuid,
      name,
      company: companyUuid,
    })),
    companies: demoCompanies.map((company) => ({ ...company, key: companyKeys[company.uuid] })),
    miniApps: demoApps,
    buildings: (Object.keys(buildingUuid) as BuildingName[]).flatMap((name) => {
      const row = rows.get(buildingUuid[name])
      return row === undefined ? [] : [buildingDocument(name, row, now)]
    }),
    // They repeat for two buildings what the demo's configuration says, so that nothing changes in the app.
    flagRules: [
      { flag: 'show-smart-building', audience: 'building', value: 'meridian', enabled: true },
      { flag: 'account-history', audience: 'building', value: 'kontorhaus', enabled: true },
    ],
    identityProviders: demoProviders(certificate).map((provider) => ({
      ...provider,
      key: `${provider.protocol}-${provider.domain}`,
    })),
  })
}
