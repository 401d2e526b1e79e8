import type { Deployment } from '@contract/deployment'
import type { DomainTheme, Whitelabel } from '@contract/whitelabel'
import { eq, exists, getTableColumns, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import { guestBuildings, uploads, whitelabels } from '../../db/schema'
import { Refusal } from '../platform/refusal'

export type WhitelabelRow = typeof whitelabels.$inferSelect & {
  hasGuestBuildings: boolean
  /** The weights of an uploaded font, in CSS syntax; null without one. */
  fontWeight: string | null
}

export function whitelabelReply(row: WhitelabelRow): Whitelabel {
  return {
    id: row.id,
    uuid: row.uuid,
    brand_identifier: row.brandIdentifier,
    brand: row.brand,
    family: row.family,
    whitelabel_config_uuid: row.configUuid,
    public_ready: row.publicReady,
    primaryColor: row.primaryColor,
    secondaryColor: row.secondaryColor,
    eula_link: row.eulaLink,
    privacy_policy: row.privacyPolicy,
    support_email: row.supportEmail,
    logo_url: row.logoUrl,
    has_guest_buildings: row.hasGuestBuildings,
  }
}

export function domainThemeReply(row: WhitelabelRow): DomainTheme {
  return {
    brand: row.brandIdentifier,
    is_avatar_visible: row.isAvatarVisible,
    home_header_image_url: row.headerImageUrl,
    primary_color: row.themePrimaryColor,
    secondary_color: row.themeSecondaryColor,
    primary_font_color: row.themePrimaryFontColor,
    font: row.themeFont,
  }
}

type HostFacts = { database: { connection: Connection }; deployment: Deployment }

/** The white-label of a host, otherwise that of the fallback host. */
export async function whitelabelFor(
  { database: { connection }, deployment: { server } }: HostFacts,
  host: string,
): Promise<WhitelabelRow> {
  const row =
    (await whitelabelOfHost(connection, host)) ??
    (await whitelabelOfHost(connection, server.fallbackHost))
  if (row === null) throw new Refusal('whitelabel_not_found')
  return row
}

export async function whitelabelOfHost(connection: Connection, host: string) {
  const [row] = await hostQuery(connection).execute({ host: host.toLowerCase() })
  return row ?? null
}

export async function whitelabelByKey(
  connection: Connection,
  key: { uuid: string } | { id: number } | { configUuid: string },
): Promise<WhitelabelRow> {
  const condition =
    'uuid' in key
      ? eq(whitelabels.uuid, key.uuid)
      : 'id' in key
        ? eq(whitelabels.id, key.id)
        : eq(whitelabels.configUuid, key.configUuid)
  const [row] = await selectWhitelabels(connection).where(condition).limit(1)
  if (row === undefined) throw new Refusal('whitelabel_not_found')
  return row
}

const selectWhitelabels = (connection: Connection) => {
  const guests = connection
    .select({ one: sql`1` })
    .from(guestBuildings)
    .where(eq(guestBuildings.whitelabelId, whitelabels.id))
  const hasGuestBuildings = sql<boolean>`${exists(guests)}`
  const fontWeight = sql<string | null>`(${connection
    .select({ weight: uploads.fontWeight })
    .from(uploads)
    .where(sql`'/uploads/' || ${uploads.name} = ${whitelabels.themeFontUrl}`)})`
  return connection
    .select({ ...getTableColumns(whitelabels), hasGuestBuildings, fontWeight })
    .from(whitelabels)
}

const hostQuery = prepared((connection) =>
  selectWhitelabels(connection)
    .where(eq(whitelabels.host, sql.placeholder('host')))
    .prepare(''),
)
