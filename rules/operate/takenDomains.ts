import type { FieldError } from '@contract/problem'

/** A domain that another company has: its place in the list that was sent, for the building at this place, if any. */
export type TakenDomain = { building: number; domain: number }

/** The domains that the server refused, by the paths of its errors. */
export function takenDomains(errors: readonly FieldError[]): TakenDomain[] {
  return errors.flatMap(({ path }) => {
    const [, building = '0', domain] =
      /^body\.(?:buildings\.(\d+)\.)?domains\.(\d+)$/.exec(path) ?? []
    return domain === undefined ? [] : [{ building: Number(building), domain: Number(domain) }]
  })
}
