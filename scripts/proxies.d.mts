export function findHaproxy(): string | null
export function ensureHaproxy(): void
