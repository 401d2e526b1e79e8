/** Names of the toggles that are on for an Unleash context (`userId`, `properties[host]`, …). */
export type FlagSource = (context: Record<string, unknown>) => Promise<string[]>
