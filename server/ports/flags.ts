/** The names of the enabled toggles for an Unleash context (`userId`, `properties[host]`, …). */
export type FlagSource = (context: Record<string, unknown>) => Promise<string[]>
