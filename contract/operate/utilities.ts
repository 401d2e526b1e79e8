import { utilityType } from '@contract/content'
import { uuid } from '@contract/values'
import * as v from 'valibot'
import { version } from './lists'
import { ofBuilding, orderedRecord } from './records'

const line = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max))
const filled = (max: number) => v.pipe(line(max), v.minLength(1))

/** The fields of a button of home; `rules/operate/utility.ts` says which values are allowed. */
export const utilityFields = {
  /** The label. */
  text: filled(200),
  /** The name of the mini-app that it opens. */
  utility_name: filled(200),
  type: utilityType,
  url: v.nullable(line(2000)),
  /** The page of the app, below its building. */
  route: v.nullable(line(200)),
  web_image: v.nullable(line(2000)),
  /** Types of companies that the directory shows; empty for all of them. */
  company_types: v.pipe(v.array(line(40)), v.maxLength(20)),
  requires_sign_in: v.boolean(),
}

export const operatedUtility = v.object({
  uuid,
  version,
  building: v.object({ uuid, name: v.string() }),
  ...utilityFields,
})
export type OperatedUtility = v.InferOutput<typeof operatedUtility>

export const utilities = orderedRecord({
  one: 'utility',
  many: 'utilities',
  path: 'utilities',
  owner: ofBuilding,
  param: 'utilityId',
  row: operatedUtility,
  fields: utilityFields,
  summaries: {
    list: 'The buttons of home in a building, in their order',
    order: 'Put the buttons of home in another order',
    create: 'Add a button to home, as the last one',
    read: 'A button of home',
    update: 'Change some of the fields of a button of home',
    remove: 'Remove a button from home',
  },
})
