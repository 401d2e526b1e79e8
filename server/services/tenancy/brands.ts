import { type Brand, pictureUrl } from '@contract/brand'
import { eq, sql } from 'drizzle-orm'
import type { Connection } from '../../db/database'
import { whitelabels } from '../../db/schema'

type Row = Omit<typeof whitelabels.$inferInsert, 'id'>

/** The white-label of a brand, and the theme of its host. */
export function whitelabelOf(brand: Brand): Row {
  const { addresses, colors, font, identifier, pictures } = brand
  const { primary, secondary, onPrimary, overBuildings } = colors
  return {
    uuid: brand.uuid,
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
 */
export async function saveBrands(tx: Connection, brands: readonly Brand[]): Promise<void> {
  await tx.execute(sql`lock table ${whitelabels} in share row exclusive mode`)
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
