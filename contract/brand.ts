import * as v from 'valibot'
import { hostName, mailbox, page } from './configured'
import { locales } from './locales'
import { brandFamily } from './whitelabel'

/** A file in the folder of the brand. */
const file = (kinds: string) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[a-z0-9-]+\\.(?:${kinds})$`),
      `must be a file beside it, such as logo.${kinds.split('|')[0]}`,
    ),
  )
const color = v.pipe(
  v.string(),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'must be a colour such as #12484c'),
)
const picture = v.union([file('svg|png|jpg|webp'), page])
/** What may stand in a style sheet without being more than a value. */
const plain = (example: string) =>
  v.pipe(v.string(), v.regex(/^[\w +,?-]{1,300}$/, `must be plain, such as ${example}`))

const face = v.strictObject({
  file: file('woff2'),
  /** One weight or a span of them, as CSS has it: `400 700`. */
  weight: v.optional(plain('400 700'), '400'),
  /** The letters that the file has, as CSS has it; a browser fetches a file only for letters that a page shows. */
  letters: v.optional(plain('U+0000-00FF')),
})

/**
 * All that the app makes depend on a brand: `config/brands/NAME/brand.json`, with its pictures and fonts beside it. NAME is the
 * brand's identifier.
 */
export const brandFile = v.strictObject({
  /** As people read it. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The host name that shows this brand. */
  host: hostName,
  uuid: v.pipe(v.string(), v.uuid()),
  configUuid: v.pipe(v.string(), v.uuid()),
  family: brandFamily,
  /** Until then its host says that it is not open yet, and nothing else. */
  isOpen: v.optional(v.boolean(), true),
  colors: v.strictObject({
    primary: color,
    secondary: color,
    /** Of words on the primary colour, where they can be read on it. */
    onPrimary: v.optional(color),
    /** Whether they stand above those of a building's own theme. */
    overBuildings: v.optional(v.boolean(), true),
    /** Whether there is a dark scheme, for those who ask their device for it. */
    dark: v.optional(v.boolean(), true),
  }),
  /** The letters of running text. Its files are fetched from our own server alone. */
  font: v.optional(
    v.strictObject({ family: plain('Figtree'), faces: v.optional(v.array(face), []) }),
  ),
  pictures: v.optional(
    v.strictObject({
      /** Mark and name, for the header: at most 40 px high there. */
      logo: v.optional(picture),
      /** The mark alone, a square: the icon of the tab and of the installed app is made of it. */
      mark: v.optional(file('svg')),
      /** Behind the sign-in, and on home where the building has none. */
      header: v.optional(picture),
    }),
    {},
  ),
  addresses: v.optional(
    v.strictObject({
      terms: v.optional(page),
      privacy: v.optional(page),
      /** Where one asks for what is known of one; the first family alone has it. */
      dataRequest: v.optional(page),
      support: v.optional(mailbox),
      helpDesk: v.optional(mailbox),
    }),
    {},
  ),
  showsAvatars: v.optional(v.boolean(), true),
  /** Whether a user is shown the buildings of this brand alone, and not all of theirs. */
  ownScope: v.optional(v.boolean(), false),
  /** The languages to choose from before a sign-in; every spoken one where the brand names none. */
  languages: v.optional(v.pipe(v.array(v.picklist(locales)), v.minLength(1))),
})

export type BrandFile = v.InferOutput<typeof brandFile>
export type Brand = BrandFile & { identifier: string }

/** What the browser is told of a brand beside its white-label. */
export function settingsOf({ addresses, colors, family, ownScope, languages }: Brand) {
  const { terms, privacy, dataRequest, support } = addresses
  return {
    family,
    ...(terms !== undefined && { termsUrl: terms }),
    ...(privacy !== undefined && { privacyUrl: privacy }),
    ...(dataRequest !== undefined && { dataRequestUrl: dataRequest }),
    ...(support !== undefined && { supportEmail: support }),
    ownScope,
    ...(languages !== undefined && { languages }),
    allowsDark: colors.dark,
  }
}

/** Where our server has a file of a brand's folder. */
export const fileUrl = (identifier: string, name: string): string => `/brands/${identifier}/${name}`

/** Where a picture of a brand is to be had: a file of its folder by our server, any other as it is. */
export const pictureUrl = (identifier: string, input: string | undefined): string | null =>
  input === undefined ? null : input.includes('/') ? input : fileUrl(identifier, input)
