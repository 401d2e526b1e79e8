/** A separate server for each worker of the journeys: one journey's changes are invisible to others. */
export const journeyPorts = [4320, 4330] as const
export const hostilePort = 4321
export const galleryPort = 4399
export const developerPort = 4323
/** Servers that a journey starts by itself, one for each worker. */
export const emptyPorts = [4341, 4342] as const
/** Servers that a walk starts by itself, one for each worker: kiosks have a PIN there. */
export const pinPorts = [4351, 4352] as const
