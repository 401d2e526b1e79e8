import type { Starter } from '@contract/operate/openingDraft'

/** A building that is being opened, with what it starts with. */
export type At = { buildingUuid: string; name: string; chosen: readonly Starter[]; now: Date }
