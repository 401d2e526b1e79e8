import { toLocale } from '@contract/locales'
import { type OpeningDraft, starterSet } from '@contract/operate/openingDraft'
import { domain, email, uuid } from '@contract/values'
import { font, fontFile } from '@contract/world/fields'
import { isPictureAddress } from '@rules/operate/address'
import { isColor, isHostName, isWebAddress } from '@rules/operate/fields'
import { joinsBrand } from '@rules/operate/openingSteps'
import * as v from 'valibot'
import { Refusal } from '../../platform/refusal'
import { checkTimezone } from '../buildings'

const line = (max: number) =>
  v.pipe(v.string(), v.trim(), v.minLength(1, 'Must not be empty'), v.maxLength(max))
const color = v.pipe(v.string(), v.check(isColor, 'Must be a color such as #12484c'))
/** An empty text of the form means that there is no address. */
const page = v.pipe(
  v.string(),
  v.trim(),
  v.check((input) => input === '' || isWebAddress(input), 'Must be an address such as https://…'),
  v.transform((input) => (input === '' ? null : input)),
)

/** An empty text of the form means that there is none. */
const orNone = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.union([
    v.pipe(
      v.literal(''),
      v.transform(() => null),
    ),
    schema,
  ])
const picture = orNone(
  v.pipe(v.string(), v.trim(), v.check(isPictureAddress, 'Must be the address of a picture')),
)
const pictures = v.pipe(
  v.object({
    logo_url: v.optional(picture, ''),
    header_image_url: v.optional(picture, ''),
    theme_font: v.optional(orNone(v.pipe(v.string(), v.trim(), font)), ''),
    theme_font_url: v.optional(orNone(fontFile), ''),
    image_url: v.optional(picture, ''),
  }),
  v.forward(
    v.check(
      ({ theme_font, theme_font_url }) => theme_font_url === null || theme_font !== null,
      'A font needs its name',
    ),
    ['theme_font'],
  ),
)
const parts = {
  pictures: v.optional(pictures, {}),
  building: v.object({
    name: line(120),
    address_1: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    locality: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    timezone: v.string(),
    languages: v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.check((input) => toLocale(input) !== null, 'Must be a language of the app'),
        ),
      ),
      v.minLength(1, 'Choose at least one language'),
      v.maxLength(12),
    ),
  }),
  companies: v.optional(
    v.pipe(
      v.array(
        v.object({
          name: line(120),
          domains: v.pipe(v.array(domain), v.minLength(1, 'Name a domain'), v.maxLength(20)),
        }),
      ),
      v.maxLength(300),
    ),
    [],
  ),
  content: v.optional(v.array(v.picklist(starterSet)), []),
}
/** What a draft must have before it can be opened, with a brand and a host name of its own … */
const withOwnBrand = v.object({
  brand: v.object({
    name: line(80),
    primary_color: color,
    secondary_color: color,
    terms_url: page,
    privacy_url: page,
    support_email: orNone(email),
  }),
  host: v.pipe(
    v.string(),
    v.trim(),
    v.toLowerCase(),
    v.check(isHostName, 'Must be a host name such as tower.example'),
  ),
  ...parts,
})
/** … and with those of other buildings. */
const withSharedBrand = v.object({ whitelabel: uuid, ...parts })

export type OwnBrand = v.InferOutput<typeof withOwnBrand>
export type CompleteDraft = OwnBrand | v.InferOutput<typeof withSharedBrand>

/**
 * The draft, checked as a whole.
 * @throws `invalid_request` with the path of every wrong field, such as `draft.companies.0.domains.1`
 */
export function checkDraft(draft: OpeningDraft): CompleteDraft {
  const { issues, output } = v.safeParse(joinsBrand(draft) ? withSharedBrand : withOwnBrand, draft)
  if (issues !== undefined) {
    throw new Refusal('invalid_request', {
      detail: 'The draft is not complete. Correct the fields that are named, then open again.',
      errors: issues.map((issue) => ({
        path: `draft.${v.getDotPath(issue) ?? ''}`,
        code: issue.type,
        message: issue.message,
      })),
    })
  }
  checkTimezone(output.building.timezone, 'draft.building.timezone')
  refuseRepeatedDomains(output)
  return output
}

function refuseRepeatedDomains({ companies }: CompleteDraft): void {
  const owners = new Map<string, number>()
  const errors = companies.flatMap(({ domains }, company) =>
    domains.flatMap((name, index) => {
      const other = owners.get(name) ?? company
      owners.set(name, other)
      const path = `draft.companies.${company}.domains.${index}`
      const message = `${name} is also the domain of another company`
      return other === company ? [] : [{ path, code: 'domain_taken', message }]
    }),
  )
  if (errors.length > 0) throw new Refusal('domain_taken', { errors })
}
