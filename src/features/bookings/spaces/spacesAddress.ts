import { type Day, isDay } from '@rules/dates/day'
import type { RawSearch } from '@shared/pages/definePage'

/** The search parameters of a space: `?date=2026-11-23`. */
export type SpaceSearch = { date?: Day | undefined }

/** Parses the parameters of an address; anything but an existing day becomes undefined. */
export const parseSpaceSearch = ({ date }: RawSearch): SpaceSearch => ({
  date: isDay(date) ? date : undefined,
})

export const spacesPath = '/building/$buildingUuid/spaces'
export const spacePath = `${spacesPath}/$resourceUuid` as const
