/** Mutants that may survive, each with the reason: what they change, nobody can see. */
export const harmless: Readonly<Record<string, string>> = {
  'session (root) watchTabs onError: action keepError dropped':
    'no view shows why other tabs cannot be heard',
  'app live.listening always: target idle → deaf': 'whoever is outside goes on to idle from there',
  'app live.deaf always: target idle → listening': 'whoever is outside goes on to idle from there',
}
