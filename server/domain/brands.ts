import { type Brand, pictureUrl } from '@contract/brand'
import { eq } from 'drizzle-orm'
import type { Connection } from '../db/database'
import { whitelabels } from '../db/schema'

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
 * Brings the white-labels up to what the files of the brands say. A white-label without a file stays as it is: it may have been put
 * there by hand, and accounts may have come by it.
 */
export async function keepBrands(connection: Connection, brands: readonly Brand[]): Promise<void> {
  for (const brand of brands) {
    const row = whitelabelOf(brand)
    const [known] = await connection
      .update(whitelabels)
      .set(row)
      .where(eq(whitelabels.uuid, row.uuid))
      .returning({ id: whitelabels.id })
    if (known !== undefined) continue
    // Two servers that start at once both bring it.
    await connection
      .insert(whitelabels)
      .values(row)
      .onConflictDoUpdate({ target: whitelabels.host, set: row })
  }
}
