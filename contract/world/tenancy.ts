import { hostName } from '@contract/configured'
import { domain, email, website } from '@contract/values'
import { brandFamily } from '@contract/whitelabel'
import {
  address,
  clearable,
  color,
  companyTypePattern,
  font,
  fontFile,
  key,
  name,
  reference,
  text,
  uuid,
} from '@contract/world/fields'
import * as v from 'valibot'

/**
 * What a host name shows. A start of the server writes the fields of a brand file again, so name only `guestBuildings`
 * for a host that has one.
 */
export const worldWhitelabel = v.strictObject({
  host: hostName,
  uuid: v.optional(uuid),
  configUuid: v.optional(uuid),
  /** The identifier of a brand: a folder beside the configuration. */
  brandIdentifier: v.optional(key),
  /** The display name. */
  brand: v.optional(name),
  family: v.optional(brandFamily),
  /** If false, the host shows only that it is not open yet. */
  publicReady: v.optional(v.boolean()),
  helpDeskEmail: clearable(email),
  supportEmail: clearable(email),
  eulaLink: clearable(address),
  privacyPolicy: clearable(address),
  logoUrl: clearable(address),
  headerImageUrl: clearable(address),
  /** Colors that override those of a building. */
  primaryColor: clearable(color),
  secondaryColor: clearable(color),
  /** Colors of the pages before a building is known. */
  themePrimaryColor: clearable(color),
  themeSecondaryColor: clearable(color),
  themePrimaryFontColor: clearable(color),
  themeFont: clearable(font),
  /** An uploaded file of this font. */
  themeFontUrl: clearable(fontFile),
  isAvatarVisible: v.optional(v.boolean()),
  guestBuildings: v.optional(v.array(reference)),
})

export const worldPortfolio = v.strictObject({
  key,
  uuid: v.optional(uuid),
  name: v.optional(name),
  company: clearable(reference),
})

export const worldCompany = v.strictObject({
  key,
  uuid: v.optional(uuid),
  name: v.optional(name),
  description: clearable(text),
  url: clearable(website),
  logoUrl: clearable(address),
  /** Lines of business, such as `food` and `retail`. */
  types: v.optional(v.array(v.pipe(v.string(), v.regex(companyTypePattern, 'must be lower case')))),
})

/** A company's sign-in service, for the addresses of one domain. */
export const worldIdentityProvider = v.strictObject({
  key,
  uuid: v.optional(uuid),
  domain: v.optional(domain),
  name: v.optional(name),
  protocol: v.optional(v.picklist(['oidc', 'saml'])),
  /** Whether it is the only way to sign in. */
  required: v.optional(v.boolean()),
  /** Only accounts that SCIM provisioned can sign in here. */
  provisionedOnly: v.optional(v.boolean()),
  /** OIDC: the issuer. SAML: the provider's entity id. */
  issuer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(2000))),
  /** SAML: the address of its single sign-on service. */
  url: clearable(address),
  /** OIDC: our client id at the provider. */
  clientId: clearable(name),
  /** OIDC: the environment variable that holds the client's secret. */
  clientSecretVariable: clearable(
    v.pipe(v.string(), v.regex(/^[A-Z][A-Z\d_]*$/, 'must be the name of a variable')),
  ),
  /** SAML: the provider's signing certificates or public keys, PEM; several while it changes its key. */
  certificate: clearable(text),
})
