/** A server of its own for each worker of the journeys: what one journey changes, no other sees. */
export const journeyPorts = [4320, 4330] as const
export const hostilePort = 4321
export const galleryPort = 4399
export const developerPort = 4323
