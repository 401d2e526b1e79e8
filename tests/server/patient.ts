/** How long a test waits for what happens outside of its control, on a busy machine. */
export const patient = { timeout: 20_000, interval: 20 }
