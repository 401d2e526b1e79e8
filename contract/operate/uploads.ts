import { endpoint } from '@contract/endpoint'
import { uuid } from '@contract/values'
import * as v from 'valibot'

const [kilobyte, megabyte] = [1024, 1024 * 1024]

/** What an upload is for: its maximum size in bytes, and the types that it may have, by the endings of their names. */
export const uploadKinds = {
  /** A drawing or a picture that is shown as it is: a logo, an icon. */
  logo: { bytes: 512 * kilobyte, endings: ['svg', 'png', 'webp'] },
  /** A photograph, which is cut for each layout. */
  picture: { bytes: 10 * megabyte, endings: ['jpg', 'jpeg', 'png', 'webp'] },
  font: { bytes: 2 * megabyte, endings: ['woff2'] },
} as const satisfies Record<string, { bytes: number; endings: readonly string[] }>

export type UploadKind = keyof typeof uploadKinds

/**
 * The most pixels along an edge of a stored photograph; a larger one is scaled down. It is more than any layout
 * requests.
 */
export const maxPictureEdge = 4096

const kind = v.picklist(Object.keys(uploadKinds) as UploadKind[])
const file = v.pipe(v.array(v.file()), v.length(1, 'Send one file'))
const uploaded = v.object({
  /** The path of the file on this server; its content never changes. */
  url: v.string(),
  /** Of a font: the family name in its file. */
  family: v.nullable(v.string()),
})
export type Uploaded = v.InferOutput<typeof uploaded>

/** Why a file was refused, as the `code` of the field `body.file`. */
export const uploadErrors = ['too_large', 'type', 'damaged', 'active', 'too_complex'] as const
export type UploadError = (typeof uploadErrors)[number]

/** Uploads of one kind of record. They are deleted after a day in which no record refers to them. */
const upload = {
  method: 'POST',
  access: 'user',
  encoding: 'multipart',
  fileBytes: uploadKinds.picture.bytes,
  // Uploading 10 MB takes one and a half minutes at 1 Mbit/s.
  timeLimit: 120_000,
  body: v.object({ kind, file }),
  reply: v.object({ data: uploaded }),
  status: 201,
  errors: [],
} as const

export const uploadForWhitelabel = endpoint({
  ...upload,
  path: '/portico/v1/operate/whitelabels/:whitelabelId/uploads',
  operate: 'deployment.edit',
  summary: 'Upload a picture or a font for a white-label',
  params: v.object({ whitelabelId: uuid }),
  errors: ['brand_in_file'],
})

export const uploadForBuilding = endpoint({
  ...upload,
  path: '/portico/v1/operate/buildings/:buildingId/uploads',
  operate: 'buildings.edit',
  summary: 'Upload a picture for a building, or for what it offers',
  params: v.object({ buildingId: uuid }),
  body: v.object({ kind: v.picklist(['logo', 'picture']), file }),
})

export const uploadForCompany = endpoint({
  ...upload,
  path: '/portico/v1/operate/companies/:companyId/uploads',
  operate: 'companies.edit',
  summary: 'Upload a logo for a company',
  params: v.object({ companyId: uuid }),
  body: v.object({ kind: v.picklist(['logo']), file }),
})

/** The fields of a draft's section `pictures` that have the address of a file. */
export const openingUploads = {
  logo_url: 'logo',
  header_image_url: 'picture',
  theme_font_url: 'font',
  image_url: 'picture',
} as const satisfies Record<string, UploadKind>
export type OpeningUpload = keyof typeof openingUploads

export const uploadForOpening = endpoint({
  ...upload,
  path: '/portico/v1/operate/openings/:openingId/uploads',
  operate: 'buildings.open',
  summary:
    'Upload a picture or a font for a building that is being opened, and store it in the draft',
  params: v.object({ openingId: uuid }),
  body: v.object({ field: v.picklist(Object.keys(openingUploads) as OpeningUpload[]), file }),
  /** With the new version of the draft. */
  reply: v.object({ data: v.object({ ...uploaded.entries, version: v.number() }) }),
})
