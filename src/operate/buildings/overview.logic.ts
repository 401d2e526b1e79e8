import type { OperatedBuilding } from '@contract/operate/buildings'
import { createOverview } from '@machines/operate/overview/machine'
import { type ListQuery } from '../table/query'

export const overviewMachine = createOverview<ListQuery, OperatedBuilding>()
export type OverviewMachine = typeof overviewMachine
