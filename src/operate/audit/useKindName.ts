import type { AuditEntry } from '@contract/operate/audit'
import { useLingui } from '@lingui/react/macro'

/** The kind of a record in words. */
export function useKindName(): (kind: AuditEntry['kind']) => string {
  const { t } = useLingui()
  const names: Record<AuditEntry['kind'], string> = {
    amenity: t`Amenity`,
    amenityCategory: t`Category of amenities`,
    booking: t`Booking`,
    building: t`Building`,
    closure: t`Closure`,
    company: t`Company`,
    content: t`Event, deal or post`,
    flagRule: t`Flag`,
    floor: t`Floor`,
    grant: t`Role`,
    identityProvider: t`Sign-in service`,
    kiosk: t`Kiosk`,
    miniApp: t`Mini-app`,
    opening: t`Draft`,
    operator: t`Operator`,
    person: t`Person`,
    portfolio: t`Portfolio`,
    request: t`Request`,
    resource: t`Resource`,
    scimToken: t`Provisioning token`,
    suite: t`Suite`,
    upload: t`Upload`,
    utility: t`Utility`,
    visitor: t`Visitor`,
    whitelabel: t`Brand`,
  }
  return (kind) => names[kind]
}
