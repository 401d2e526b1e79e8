import { endpoint } from '@contract/endpoint'
import { nothing, uuid } from '@contract/values'
import * as v from 'valibot'
import { version } from './lists'
import { openingDraft } from './openingDraft'

const params = v.object({ openingId: uuid })

export const opening = v.object({
  uuid,
  version,
  draft: openingDraft,
  /** The address of the opened building's sign-in page; null while it is a draft. */
  url: v.nullable(v.string()),
  /** The opened building; null while it is a draft. */
  building_uuid: v.nullable(uuid),
})
export type Opening = v.InferOutput<typeof opening>

export const startOpening = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/openings',
  access: 'user',
  operate: 'buildings.open',
  summary: 'Begin to open a building',
  body: v.object({}),
  bodyOptional: true,
  reply: opening,
  status: 201,
  errors: [],
})

export const readOpening = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/openings/:openingId',
  access: 'user',
  operate: 'buildings.open',
  summary: 'The stored draft of a building that is being opened',
  params,
  reply: opening,
  errors: [],
})

export const saveOpening = endpoint({
  method: 'PUT',
  path: '/portico/v1/operate/openings/:openingId',
  access: 'user',
  operate: 'buildings.open',
  summary: 'Store the draft',
  params,
  body: v.object({ version, draft: openingDraft }),
  reply: opening,
  errors: ['version_conflict'],
})

export const openBuilding = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/openings/:openingId/open',
  access: 'user',
  operate: 'buildings.open',
  summary:
    'Create the building of the draft with its host name, brand, companies and first content, and publish it',
  params,
  body: v.object({ version }),
  reply: opening,
  errors: ['version_conflict', 'host_taken', 'domain_taken', 'domain_public'],
})

/** A page of the tenants, drawn without its scripts. */
const drawnPage = v.object({
  /** The language tag and the direction of its text. */
  lang: v.string(),
  dir: v.picklist(['ltr', 'rtl']),
  title: v.string(),
  /** The address of the app's styles. */
  stylesheet: v.string(),
  /** The fonts and colors of the brand and the building. */
  css: v.string(),
  body: v.string(),
})
export type DrawnPage = v.InferOutput<typeof drawnPage>

/** The tenants' pages as they would be with a draft. */
const preview = v.object({ sign_in: drawnPage, home: drawnPage })
export type OpeningPreview = v.InferOutput<typeof preview>

export const previewOpening = endpoint({
  method: 'POST',
  path: '/portico/v1/operate/openings/:openingId/preview',
  access: 'user',
  operate: 'buildings.open',
  summary: 'The sign-in page and home with a draft, which may be incomplete; nothing is stored',
  params,
  body: v.object({ draft: openingDraft }),
  reply: v.object({ data: preview }),
  errors: ['unavailable'],
})

export const discardOpening = endpoint({
  method: 'DELETE',
  path: '/portico/v1/operate/openings/:openingId',
  access: 'user',
  operate: 'buildings.open',
  summary: 'Discard the draft',
  params,
  reply: nothing,
  errors: [],
})

export const checkHost = endpoint({
  method: 'GET',
  path: '/portico/v1/operate/hosts/:host',
  access: 'user',
  operate: 'buildings.open',
  summary: 'Whether a host name is free',
  params: v.object({ host: v.pipe(v.string(), v.maxLength(253)) }),
  reply: v.object({ status: v.picklist(['free', 'taken', 'invalid']) }),
  errors: [],
})
