/** Mutants that may survive, each with the reason: what they change, nobody can see. */
export const harmless: Readonly<Record<string, string>> = {
  'session (root) watchTabs onError: action keepError dropped':
    'no view shows why other tabs cannot be heard',
}
