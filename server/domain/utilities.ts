import type { UtilityButton } from '@contract/content'
import { asc, eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { utilityButtons } from '../db/schema'
import { translationFor } from './translate'

export async function utilitiesOf(
  connection: Connection,
  buildingUuid: string,
  lang: string | undefined,
): Promise<UtilityButton[]> {
  const rows = await connection
    .select()
    .from(utilityButtons)
    .where(eq(utilityButtons.buildingUuid, buildingUuid))
    .orderBy(asc(utilityButtons.position))
  return rows.map((row) => ({
    uuid: row.uuid,
    text: translationFor(row.translations, lang).text ?? row.text,
    name: row.name,
    utility_name: row.utilityName,
    type: row.type,
    url: row.url,
    route: row.route,
    web_image: row.webImage,
    order: row.position,
    company_types: row.companyTypes,
    requires_sign_in: row.requiresSignIn,
  }))
}
