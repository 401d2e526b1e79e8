import { utilities, utilityFields } from '@contract/operate/utilities'
import { utilityProblems } from '@rules/operate/utility'
import { eq } from 'drizzle-orm'
import { utilityButtons } from '../../../db/schema'
import { changedIn, claimUploads } from '../../platform/uploads/uploads'
import { ownerBuilding } from './building'
import { orderedService } from './orderedRecord'
import { columnsOf, fieldsOf } from './sameNames'

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
      ...fieldsOf(row, utilityFields),
      company_types: row.companyTypes ?? [],
    })),
  problems: utilityProblems,
  afterUpdate: (tx, { before, fields }, { now }) =>
    claimUploads(tx, changedIn({ web_image: fields.web_image }, before), { now }),
  columns: (fields) => ({
    ...columnsOf(fields),
    companyTypes: fields.company_types.length > 0 ? [...fields.company_types] : null,
  }),
  place: ({ uuid }, { utility_name }) => ({
    buildingUuid: uuid,
    name: utility_name.toLowerCase().replaceAll(' ', '-'),
  }),
})
