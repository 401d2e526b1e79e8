import { instant } from '@contract/values'
import * as v from 'valibot'

/**
 * Whether tenants may enter a building. All but `live` are hidden from everyone but the console, also from those
 * inside. An archived building is not listed unless its state is asked for.
 */
export const publications = ['draft', 'scheduled', 'live', 'ended', 'archived'] as const
export type Publication = (typeof publications)[number]

export const publicationFields = {
  publication: v.picklist(publications),
  /** When a scheduled building goes live. */
  live_at: v.nullable(instant),
  /** When a live or scheduled building ends. */
  end_at: v.nullable(instant),
}
