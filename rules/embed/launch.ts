/** A launch of a mini-app by a signed assertion, as far as it is described. */
type SamlLaunch = { launchBy?: unknown; provider?: unknown; audience?: unknown; acs?: unknown }
export type SamlField = 'provider' | 'audience' | 'acs'

const samlFields = ['provider', 'audience', 'acs'] as const satisfies readonly SamlField[]

/** What a launch by SAML lacks, in files and in the console. */
export const missingForSaml = (launch: SamlLaunch): SamlField[] =>
  launch.launchBy === 'saml' ? samlFields.filter((field) => !launch[field]) : []
