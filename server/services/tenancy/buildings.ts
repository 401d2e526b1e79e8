import type { BuildingContact } from '@contract/buildingContact'
import type { Building, BuildingTheme, Portfolio } from '@contract/buildings'
import { daylightAt, pictureIn } from '@rules/dates/daylight'
import { and, asc, eq, exists, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { prepared } from '../../db/prepared'
import {
  buildings,
  emailDomains,
  guestBuildings,
  portfolios,
  userBuildings,
  whitelabels,
} from '../../db/schema'
import { sentHours } from '../platform/hours'
import { Refusal } from '../platform/refusal'
import { isMembershipOf } from './membership'

type BuildingRow = typeof buildings.$inferSelect

/** Languages and the portfolio's company are attached only on request. */
type Attach = { languages: boolean; portfolioCompany: boolean }
const everything: Attach = { languages: true, portfolioCompany: true }

export function buildingReply(row: BuildingRow, attach: Attach = everything): Building {
  return {
    uuid: row.uuid,
    name: row.name,
    image_url: row.imageUrl,
    address_1: row.address1,
    locality: row.locality,
    timezone: row.timezone,
    locale: row.locale,
    ...(attach.languages && { languages: row.languages ?? [] }),
    secondary_content:
      row.secondaryContentName === null ? null : { name: row.secondaryContentName },
    ...(attach.portfolioCompany && { portfolio_company_uuid: row.portfolioCompanyUuid }),
    portfolio_uuid: row.portfolioUuid,
    asset_uuid: row.assetUuid,
    is_guest: row.isGuest,
  }
}

export async function buildingsOfUser(connection: Connection, userId: number) {
  const rows = await queriesOf(connection).ofUser.execute({ userId })
  return rows.map((row) => row.building)
}

const isLive = eq(buildings.publication, 'live')

/** A condition on `buildings`: it is live, and the user is a member or it is a guest building. */
export function openTo(connection: Connection, userId: number | Placeholder): SQL | undefined {
  const membership = connection
    .select({ one: sql`1` })
    .from(userBuildings)
    .where(and(isMembershipOf(userId), eq(userBuildings.buildingUuid, buildings.uuid)))
  return or(and(eq(buildings.isGuest, true), isLive), exists(membership))
}

/** The building, if it is open to the user. Others are refused as `not_found`, as if they did not exist. */
export async function enterBuilding(
  connection: Connection,
  userId: number,
  buildingUuid: string,
): Promise<BuildingRow> {
  const [row] = await queriesOf(connection).open.execute({ userId, buildingUuid })
  if (row === undefined) throw notOpen()
  return row
}

export const notOpen = () =>
  new Refusal('not_found', { detail: 'No such building is open to you.' })

export async function buildingsOfDomain(connection: Connection, domain: string) {
  const rows = await connection
    .select({ building: buildings })
    .from(emailDomains)
    .innerJoin(buildings, eq(buildings.uuid, emailDomains.buildingUuid))
    .where(and(eq(emailDomains.domain, domain), eq(emailDomains.proven, true), isLive))
    .orderBy(asc(buildings.name))
  return rows.map((row) => row.building)
}

/** The guest buildings of the host's white-label; null means those of all white-labels. */
export async function guestBuildingsOf(connection: Connection, host: string | null) {
  const rows = await connection
    .select({ building: buildings })
    .from(guestBuildings)
    .innerJoin(whitelabels, eq(whitelabels.id, guestBuildings.whitelabelId))
    .innerJoin(buildings, eq(buildings.uuid, guestBuildings.buildingUuid))
    .where(and(host === null ? undefined : eq(whitelabels.host, host), isLive))
    .orderBy(asc(buildings.name))
  return rows.map((row) => row.building)
}

export async function themeOf(
  connection: Connection,
  buildingUuid: string,
  now: Date,
): Promise<BuildingTheme> {
  const [row] = await queriesOf(connection).live.execute({ buildingUuid })
  if (row === undefined) throw new Refusal('not_found', { detail: 'No such building.' })
  return {
    home_header_image_url: pictureIn(row.headerImageUrl, daylightAt(row.timezone, now.getTime())),
    display_portfolio_logo: row.displayPortfolioLogo,
    portfolio_logo_url: row.portfolioLogoUrl,
    building_logo_url: row.logoUrl,
    primary_color: row.primaryColor,
    secondary_color: row.secondaryColor,
    primary_font_color: row.primaryFontColor,
    font: row.font,
  }
}

/** How to reach the people of a building. */
export const contactOf = (row: BuildingRow): BuildingContact => ({
  phone: row.phone,
  security_phone: row.securityPhone,
  meeting_point: row.meetingPoint,
  opening_hours: sentHours(row.openingHours),
})

/**
 * A portfolio, for users to whom one of its buildings is open.
 * @throws `not_found`
 */
export async function portfolioOf(
  connection: Connection,
  userId: number,
  uuid: string,
): Promise<Portfolio> {
  const open = connection
    .select({ one: sql`1` })
    .from(buildings)
    .where(and(eq(buildings.portfolioUuid, portfolios.uuid), openTo(connection, userId)))
  const [row] = await connection
    .select()
    .from(portfolios)
    .where(and(eq(portfolios.uuid, uuid), exists(open)))
  if (row === undefined) throw new Refusal('not_found')
  return { uuid: row.uuid, name: row.name, company_uuid: row.companyUuid }
}

/** The queries of a home. */
const queriesOf = prepared((connection) => {
  const userId = sql.placeholder('userId')
  const isThis = eq(buildings.uuid, sql.placeholder('buildingUuid'))
  return {
    open: connection
      .select()
      .from(buildings)
      .where(and(isThis, openTo(connection, userId)))
      .prepare(''),
    live: connection.select().from(buildings).where(and(isThis, isLive)).prepare(''),
    ofUser: connection
      .select({ building: buildings })
      .from(userBuildings)
      .innerJoin(buildings, eq(buildings.uuid, userBuildings.buildingUuid))
      .where(isMembershipOf(userId))
      .orderBy(asc(buildings.name))
      .prepare(''),
  }
})
