import { utilities } from '@contract/operate/utilities'
import { utilityProblems } from '@rules/operate/utility'
import { eq } from 'drizzle-orm'
import { utilityButtons } from '../../../db/schema'
import { ownerBuilding } from './building'
import { orderedService } from './orderedRecord'

/** The buttons of home in a building. */
export const utilityService = orderedService(utilities, {
  table: utilityButtons,
  missing: 'No such utility.',
  nameOf: ({ text }) => text,
  ...ownerBuilding,
  isOwned: ({ uuid }) => eq(utilityButtons.buildingUuid, uuid),
  stored: (_, rows, { building }) =>
    rows.map((row) => ({
      uuid: row.uuid,
      version: row.version,
      building,
      text: row.text,
      utility_name: row.utilityName,
      type: row.type,
      url: row.url,
      route: row.route,
      web_image: row.webImage,
      company_types: row.companyTypes ?? [],
      requires_sign_in: row.requiresSignIn,
    })),
  problems: utilityProblems,
  columns: (fields) => ({
    text: fields.text,
    utilityName: fields.utility_name,
    type: fields.type,
    url: fields.url || null,
    route: fields.route || null,
    webImage: fields.web_image || null,
    companyTypes: fields.company_types.length > 0 ? [...fields.company_types] : null,
    requiresSignIn: fields.requires_sign_in,
  }),
  place: ({ uuid }, { utility_name }) => ({
    buildingUuid: uuid,
    name: utility_name.toLowerCase().replaceAll(' ', '-'),
  }),
})
