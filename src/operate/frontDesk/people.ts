import type { Calls } from '../api/calls'

/** A person of the building, to be chosen. */
export type FoundPerson = { uuid: string; name: string; company: string | null }

const maxFound = 6

/** The people of a building who can sign in and have the text in name or address. */
export async function findPeople(
  calls: Pick<Calls, 'people'>,
  { building, text }: { building: string; text: string },
  signal: AbortSignal,
): Promise<readonly FoundPerson[]> {
  const query = { building, search: text.trim().slice(0, 200), limit: maxFound }
  const { data } = await calls.people({ ...query, state: 'active', sort: 'name' } as never, signal)
  return data.map(({ uuid, first_name, last_name, company }) => ({
    uuid,
    name: `${first_name} ${last_name}`,
    company: company?.name ?? null,
  }))
}
