import { type Brand, pictureUrl } from '@contract/brand'
import { eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { whitelabels } from '../../db/schema'
import { throwMistakes } from '../../startError'

type Row = Omit<typeof whitelabels.$inferInsert, 'id'>

/** The white-label of a brand, and the theme of its host. */
export function whitelabelOf(brand: Brand): Row {
  const { addresses, colors, font, identifier, pictures } = brand
  const { primary, secondary, onPrimary, overBuildings } = colors
  return {
    uuid: brand.uuid,
    fromFile: true,
    host: brand.host,
    brandIdentifier: identifier,
    brand: brand.name,
    family: brand.family,
    configUuid: brand.configUuid,
    helpDeskEmail: addresses.helpDesk ?? null,
    publicReady: brand.isOpen,
    primaryColor: overBuildings ? primary : null,
    secondaryColor: overBuildings ? secondary : null,
    eulaLink: addresses.terms ?? null,
    privacyPolicy: addresses.privacy ?? null,
    supportEmail: addresses.support ?? null,
    logoUrl: pictureUrl(identifier, pictures.logo),
    themePrimaryColor: primary,
    themeSecondaryColor: secondary,
    themePrimaryFontColor: onPrimary ?? null,
    themeFont: font?.family ?? null,
    headerImageUrl: pictureUrl(identifier, pictures.header),
    isAvatarVisible: brand.showsAvatars,
  }
}

/**
 * Updates the white-labels from the brand files. A white-label without a file stays unchanged: an operator may have
 * inserted it, and accounts may belong to it.
 *
 * @param tx a transaction: servers that start simultaneously take turns in it, while all others may read
 * @throws `StartError` if a brand names the host of a white-label without a file
 */
export async function saveBrands(tx: Connection, brands: readonly Brand[]): Promise<void> {
  await tx.execute(sql`lock table ${whitelabels} in share row exclusive mode`)
  const uuids = brands.map(({ uuid }) => uuid.toLowerCase())
  const stored = await tx
    .select({ uuid: whitelabels.uuid, host: whitelabels.host })
    .from(whitelabels)
  const isStored = new Set(stored.map(({ uuid }) => uuid))
  const mistakes = brands.flatMap(({ identifier, host, uuid }) => {
    const holder = stored.find((row) => row.host === host)
    const isTaken =
      holder !== undefined && !uuids.includes(holder.uuid) && isStored.has(uuid.toLowerCase())
    return isTaken
      ? [
          `The brand ${identifier} names the host ${host}, which the white-label ${holder.uuid} has; give one of them another host.`,
        ]
      : []
  })
  throwMistakes(mistakes)
  await tx.update(whitelabels).set({ fromFile: false }).where(notInArray(whitelabels.uuid, uuids))
  await giveUpHosts(tx, uuids)
  for (const brand of brands) {
    const row = whitelabelOf(brand)
    const [known] = await tx
      .update(whitelabels)
      .set(row)
      .where(eq(whitelabels.uuid, row.uuid))
      .returning({ id: whitelabels.id })
    if (known !== undefined) continue
    await tx
      .insert(whitelabels)
      .values(row)
      .onConflictDoUpdate({ target: whitelabels.host, set: row })
  }
}

/** White-labels may have exchanged their hosts: each one gives its own up before any gets another. */
export async function giveUpHosts(tx: Connection, uuids: readonly string[]): Promise<void> {
  await tx
    .update(whitelabels)
    .set({ host: sql`'-' || ${whitelabels.uuid}` })
    .where(inArray(whitelabels.uuid, [...uuids]))
}
