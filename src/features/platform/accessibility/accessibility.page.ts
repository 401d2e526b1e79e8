import type { PageDefinition } from '@shared/pages/definePage'

/** Not `definePage`, which forgets that this page has a screen of its own. */
export const accessibilityPage = {
  path: '/accessibility',
  area: 'accessibility',
  screen: async () => (await import('./AccessibilityScreen')).AccessibilityScreen,
} as const satisfies PageDefinition<'/accessibility'>
