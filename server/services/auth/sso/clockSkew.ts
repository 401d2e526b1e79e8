/** The allowed difference between our clock and an identity provider's. */
export const clockSkewMs = 60_000
