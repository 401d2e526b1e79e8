/**
 * A server of its own for each worker of the journeys: what one journey changes, no other sees. One more than there are
 * cores, since each of them waits for something a sixth of its time.
 */
export const journeyPorts = [4320, 4330, 4340] as const
export const hostilePort = 4321
export const galleryPort = 4399
