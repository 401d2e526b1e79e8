import * as v from 'valibot'
import { hostName, mailbox, page } from './configured'
import { locales } from './locales'
import { brandFamily } from './whitelabel'

/** A file in the brand's folder. */
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
/** Text that is a single value in a style sheet. */
const plain = (example: string) =>
  v.pipe(v.string(), v.regex(/^[\w +,?-]{1,300}$/, `must be plain, such as ${example}`))

const face = v.strictObject({
  file: file('woff2'),
  /** One weight or a range, in CSS syntax: `400 700`. */
  weight: v.optional(plain('400 700'), '400'),
  /**
   * The characters in the file, in CSS syntax; a browser fetches a file only for characters that a
   * page contains.
   */
  letters: v.optional(plain('U+0000-00FF')),
})

/**
 * Everything that differs between brands: `config/brands/NAME/brand.json`, with its pictures and
 * fonts beside it. NAME is the brand's identifier.
 */
export const brandFile = v.strictObject({
  /** The display name. */
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  /** The host name that shows this brand. */
  host: hostName,
  uuid: v.pipe(v.string(), v.uuid()),
  configUuid: v.pipe(v.string(), v.uuid()),
  family: brandFamily,
  /** If false, its host shows only that it is not open yet. */
  isOpen: v.optional(v.boolean(), true),
  colors: v.strictObject({
    primary: color,
    secondary: color,
    /** The text color on the primary color, if it is legible there. */
    onPrimary: v.optional(color),
    /** Whether they override those of a building's own theme. */
    overBuildings: v.optional(v.boolean(), true),
    /** Whether there is a dark scheme, for users whose device prefers it. */
    dark: v.optional(v.boolean(), true),
  }),
  /** The font of running text. Its files are served only by our own server. */
  font: v.optional(
    v.strictObject({ family: plain('Figtree'), faces: v.optional(v.array(face), []) }),
  ),
  pictures: v.optional(
    v.strictObject({
      /** Logo with name, for the header, where it is at most 40 px high. */
      logo: v.optional(picture),
      /**
       * The square symbol alone, from which the icons of the tab and of the installed app are made.
       */
      mark: v.optional(file('svg')),
      /** The picture behind the sign-in, and on home for buildings without one. */
      header: v.optional(picture),
    }),
    {},
  ),
  addresses: v.optional(
    v.strictObject({
      terms: v.optional(page),
      privacy: v.optional(page),
      /** The page for requests for personal data; only in the first brand family. */
      dataRequest: v.optional(page),
      support: v.optional(mailbox),
      helpDesk: v.optional(mailbox),
    }),
    {},
  ),
  showsAvatars: v.optional(v.boolean(), true),
  /** Whether users see only this brand's buildings instead of all of theirs. */
  ownScope: v.optional(v.boolean(), false),
  /** Selectable languages before a sign-in; all supported ones by default. */
  languages: v.optional(v.pipe(v.array(v.picklist(locales)), v.minLength(1))),
})

export type BrandFile = v.InferOutput<typeof brandFile>
export type Brand = BrandFile & { identifier: string }

/** The part of a brand that the browser receives besides its white-label. */
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

/** The address of a file in a brand's folder. */
export const fileUrl = (identifier: string, name: string): string => `/brands/${identifier}/${name}`

/** The address of a brand's picture: our server's for a file of its folder, any other unchanged. */
export const pictureUrl = (identifier: string, input: string | undefined): string | null =>
  input === undefined ? null : input.includes('/') ? input : fileUrl(identifier, input)
