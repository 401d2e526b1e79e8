/** The parts of a query that every list of the console has. */
export type ListQuery = {
  search?: string | undefined
  sort?: string | undefined
  descending?: boolean | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** The rows of a page if the caller does not name a limit. */
export const pageSize = 50

/** The pattern of `ILIKE` for texts that contain the search; its wildcards have no meaning in a search. */
export const matching = (search: string | undefined): string =>
  `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
