import type { OperatedPortfolio } from '@contract/operate/portfolios'
import type { CollectionMachine } from '@machines/operate/collection/machine'
import type { Versioned } from '@machines/operate/record/context'
import type { RecordMachine } from '@machines/operate/record/machine'
import type { ListQuery } from '../table/query'

export type NewPortfolio = { name: string }
export type PortfoliosMachine = CollectionMachine<ListQuery, OperatedPortfolio, NewPortfolio>

/** The fields of a portfolio, with what is only shown. */
export type PortfolioRecord = Pick<OperatedPortfolio, 'name' | 'buildings' | 'roles'>
export type PortfolioMachine = RecordMachine<PortfolioRecord>

export const isNamed = ({ name }: { name: string }): boolean => name.trim() !== ''

export const versioned = ({
  version,
  name,
  buildings,
  roles,
}: OperatedPortfolio): Versioned<PortfolioRecord> => ({
  version,
  fields: { name, buildings, roles },
})

/** The edited fields as the server expects them. */
export const changesOf = ({ name, buildings }: Partial<PortfolioRecord>) => ({
  ...(name !== undefined && { name }),
  ...(buildings !== undefined && { buildings: buildings.map(({ uuid }) => ({ uuid })) }),
})
