export function enabledToggles(flags: Record<string, boolean>): string[] {
  return Object.entries(flags)
    .filter(([, enabled]) => enabled)
    .map(([name]) => name)
    .toSorted()
}

/** The Unleash front-end wire: only enabled toggles are listed. */
export function togglesReply(flags: Record<string, boolean>) {
  return {
    toggles: enabledToggles(flags).map((name) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false, feature_enabled: true },
      impressionData: false,
    })),
  }
}
