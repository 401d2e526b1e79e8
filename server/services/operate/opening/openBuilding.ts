import { randomUUID } from 'node:crypto'
import type { FlagKey } from '@contract/flagRegistry'
import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/database'
import {
  buildings,
  companies,
  companyBuildings,
  userBuildings,
  whitelabels,
} from '../../../db/schema'
import { Refusal } from '../../platform/refusal'
import { claimUploads } from '../../platform/uploads/uploads'
import { consoleBrand } from '../../tenancy/consoleBrands'
import { type Registrar, setDomains } from '../domains'
import { languageRow } from '../languageRow'
import type { CompleteDraft, OwnBrand } from './completeDraft'
import { insertStarter } from './starter'
import { switchFlagsOn } from './starterFlags'

type Opened = {
  buildingUuid: string
  whitelabel: { uuid: string; host: string }
  companies: string[]
  /** The flags that are switched on for the building. */
  flags: readonly FlagKey[]
}

/**
 * Creates everything that a draft names. The operator becomes a member, so that they can look at the result.
 * @throws `invalid_request` for a white-label that does not exist any more, `host_taken`, `domain_taken`, `domain_public`
 */
export async function openBuilding(
  tx: Connection,
  draft: CompleteDraft,
  { userId, now, registrar }: { userId: number; now: Date; registrar: Registrar },
): Promise<Opened> {
  const { building, content, pictures } = draft
  const { image_url } = pictures
  const claimed = 'whitelabel' in draft ? { image_url } : pictures
  await claimUploads(tx, claimed, { now, path: 'draft.pictures' })
  const whitelabel =
    'whitelabel' in draft
      ? await sharedWhitelabel(tx, draft.whitelabel)
      : { uuid: await insertWhitelabel(tx, draft), host: draft.host }
  const buildingUuid = randomUUID()
  await tx.insert(buildings).values({
    uuid: buildingUuid,
    name: building.name,
    address1: building.address_1 || null,
    locality: building.locality || null,
    imageUrl: image_url,
    timezone: building.timezone,
    locale: building.languages[0] ?? 'en_US',
    languages: [...new Set(building.languages)].map(languageRow),
  })
  await tx.insert(userBuildings).values({ userId, buildingUuid, source: 'manager' })
  const opened = await insertCompanies(tx, draft, buildingUuid, registrar)
  await insertStarter(tx, content, { buildingUuid, name: building.name, now })
  const flags = await switchFlagsOn(tx, draft, buildingUuid)
  return { buildingUuid, whitelabel, companies: opened, flags }
}

/** The white-label of other buildings, which stays as it is. */
async function sharedWhitelabel(tx: Connection, uuid: string): Promise<Opened['whitelabel']> {
  const [row] = await tx
    .select({ uuid: whitelabels.uuid, host: whitelabels.host })
    .from(whitelabels)
    .where(eq(whitelabels.uuid, uuid))
  if (row !== undefined) return row
  throw new Refusal('invalid_request', {
    detail: 'This white-label was removed meanwhile. Choose a different one, or a new one.',
    errors: [{ path: 'draft.whitelabel', code: 'not_found', message: 'No such white-label' }],
  })
}

/** A brand that was opened in the console has no file: its white-label says all that the app shows. */
async function insertWhitelabel(
  tx: Connection,
  { brand, host, pictures }: OwnBrand,
): Promise<string> {
  const uuid = randomUUID()
  const [row] = await tx
    .insert(whitelabels)
    .values({
      uuid,
      host,
      brandIdentifier: consoleBrand(host),
      brand: brand.name,
      family: 'default',
      configUuid: randomUUID(),
      helpDeskEmail: brand.support_email,
      supportEmail: brand.support_email,
      eulaLink: brand.terms_url,
      privacyPolicy: brand.privacy_url,
      primaryColor: brand.primary_color,
      secondaryColor: brand.secondary_color,
      themePrimaryColor: brand.primary_color,
      themeSecondaryColor: brand.secondary_color,
      logoUrl: pictures.logo_url,
      headerImageUrl: pictures.header_image_url,
      themeFont: pictures.theme_font,
      themeFontUrl: pictures.theme_font_url,
    })
    .onConflictDoNothing({ target: whitelabels.host })
    .returning({ uuid: whitelabels.uuid })
  if (row !== undefined) return row.uuid
  throw new Refusal('host_taken', {
    detail: 'Another white-label has this host name. Choose a different one.',
    errors: [{ path: 'draft.host', code: 'host_taken', message: `${host} is taken` }],
  })
}

async function insertCompanies(
  tx: Connection,
  draft: CompleteDraft,
  buildingUuid: string,
  registrar: Registrar,
): Promise<string[]> {
  const uuids: string[] = []
  for (const [index, { name, domains }] of draft.companies.entries()) {
    const companyUuid = randomUUID()
    await tx.insert(companies).values({ uuid: companyUuid, name })
    await tx.insert(companyBuildings).values({ companyUuid, buildingUuid })
    const path = `draft.companies.${index}.domains`
    await setDomains(tx, { companyUuid, buildingUuid, domains, path }, registrar)
    uuids.push(companyUuid)
  }
  return uuids
}
