/** Path of a system Chromium, or null if there is none. */
export function findChromium(): string | null
