/** The Unleash front-end wire: only enabled toggles are listed. */
export function togglesReply(enabled: readonly string[]) {
  return {
    toggles: enabled.map((name) => ({
      name,
      enabled: true,
      variant: { name: 'disabled', enabled: false, feature_enabled: true },
      impressionData: false,
    })),
  }
}
