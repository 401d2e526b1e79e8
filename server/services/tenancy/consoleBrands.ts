/** A prefix that no folder of a brand file has, so the two cannot be taken for each other. */
const prefix = 'host_'

/** The identifier of a brand that was made in the console, for its host. Error reports shorten longer ones. */
export const consoleBrand = (host: string): string => `${prefix}${host}`.slice(0, 60)

/** Whether a brand was made in the console, so that it has no folder. */
export const isConsoleBrand = (identifier: string): boolean => identifier.startsWith(prefix)
