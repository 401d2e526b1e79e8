import type { OperatedUtility } from '@contract/operate/utilities'
import { useLingui } from '@lingui/react/macro'
import type { utilityPages } from '@rules/operate/utility'

/** The kind of a utility in words. */
export function useTypeName(): (type: OperatedUtility['type']) => string {
  const { t } = useLingui()
  const names: Record<OperatedUtility['type'], string> = {
    webview: t`Web page`,
    microfrontend: t`Mini-app`,
    native_link: t`Page of this app`,
    native: t`Only in the mobile app`,
  }
  return (type) => names[type]
}

/** A page of the app in words; its path if it has no name. */
export function usePageName(): (page: string) => string {
  const { t } = useLingui()
  const names: Record<(typeof utilityPages)[number], string> = {
    amenities: t`Amenities`,
    companies: t`Companies`,
    calendar: t`Calendar`,
    saved: t`Saved items`,
    spaces: t`Spaces to book`,
    visitors: t`Visitors`,
    'service-requests': t`Service requests`,
    'smart-building': t`Light and temperature`,
    'emergency-management': t`Emergency management`,
    approvals: t`Bookings to approve`,
    'check-passes': t`Check a pass`,
  }
  return (page) => (names as Record<string, string>)[page] ?? page
}
