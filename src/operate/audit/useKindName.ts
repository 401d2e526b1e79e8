import type { AuditEntry } from '@contract/operate/audit'
import { useLingui } from '@lingui/react/macro'

/** The kind of a record in words. */
export function useKindName(): (kind: AuditEntry['kind']) => string {
  const { t } = useLingui()
  const names: Record<AuditEntry['kind'], string> = {
    amenity: t`Amenity`,
    amenityCategory: t`Category of amenities`,
    building: t`Building`,
    company: t`Company`,
    floor: t`Floor`,
    grant: t`Role`,
    opening: t`Draft`,
    operator: t`Operator`,
    person: t`Person`,
    resource: t`Resource`,
    suite: t`Suite`,
    utility: t`Utility`,
    whitelabel: t`Host`,
  }
  return (kind) => names[kind]
}
