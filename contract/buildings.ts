import * as v from 'valibot'
import { endpoint } from './endpoint'
import { domain, email, envelope, flag, page, text, trueOrFalse, uuid } from './values'

export const language = v.object({ code: v.string(), name: v.string(), priority: v.number() })

export const building = v.object({
  uuid,
  name: v.string(),
  image_url: text,
  address_1: text,
  locality: text,
  timezone: v.string(),
  locale: v.string(),
  languages: v.nullish(v.array(language)),
  secondary_content: v.nullish(v.object({ name: text })),
  portfolio_company_uuid: v.nullish(uuid),
  portfolio_uuid: v.nullish(uuid),
  asset_uuid: v.nullish(uuid),
  is_guest: v.nullish(v.boolean()),
})

/** Colors are CSS hex. `font` names one of the fonts that the deployment serves. */
export const buildingTheme = v.object({
  home_header_image_url: text,
  display_portfolio_logo: flag,
  portfolio_logo_url: text,
  building_logo_url: text,
  primary_color: text,
  secondary_color: text,
  primary_font_color: text,
  font: text,
})

const buildingParams = v.object({ buildingId: uuid })

export const buildingById = endpoint({
  method: 'GET',
  path: '/tenant/v1/buildings/:buildingId',
  access: 'user',
  kiosk: true,
  summary: 'One building',
  params: buildingParams,
  query: v.object({
    include: v.optional(v.picklist(['languages'])),
    attachPortfolioCompanyUuid: v.optional(trueOrFalse),
  }),
  reply: envelope(building),
  errors: [],
})

export const publicBuildings = endpoint({
  method: 'GET',
  path: '/public/buildings',
  access: 'public',
  summary: 'The buildings of an e-mail domain or address, or the guest buildings',
  query: v.object({
    domain: v.optional(domain),
    email: v.optional(email),
    guestBuildingsOnly: v.optional(trueOrFalse),
  }),
  reply: page(building),
  errors: ['domain_not_registered'],
})

export const guestBuildings = endpoint({
  method: 'GET',
  path: '/public/guest-buildings',
  access: 'public',
  summary: 'The guest buildings of a white-label',
  reply: page(building),
  errors: [],
})

export const themeOfBuilding = endpoint({
  method: 'GET',
  path: '/buildings/:buildingId/theme',
  access: 'public',
  summary: 'The theme of a building',
  params: buildingParams,
  reply: buildingTheme,
  errors: [],
})

export const portfolioReply = v.object({ uuid, name: v.string(), company_uuid: v.nullish(uuid) })

export const portfolio = endpoint({
  method: 'GET',
  path: '/admin/v1/portfolios/:portfolioId',
  access: 'user',
  summary: 'The portfolio that a building belongs to',
  params: v.object({ portfolioId: uuid }),
  reply: portfolioReply,
  errors: [],
})

export type Building = v.InferOutput<typeof building>
export type BuildingTheme = v.InferOutput<typeof buildingTheme>
export type Portfolio = v.InferOutput<typeof portfolioReply>
export type Language = v.InferOutput<typeof language>
