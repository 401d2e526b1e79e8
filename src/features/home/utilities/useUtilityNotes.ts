import { useLingui } from '@lingui/react/macro'
import { isKiosk } from '@machines/kiosk/kiosk/machine'
import type { VisibleUtility } from '@rules/home/visibleUtilities'
import { useShared } from '@shared/useShared'

type Kind = VisibleUtility['target']['kind']

/** How a utility is offered here: on a kiosk, another website opens on the guest's phone. */
export function useUtilityKind(): (utility: VisibleUtility) => Kind {
  const kiosk = useShared('kiosk', isKiosk)
  return ({ target: { kind } }) => (kiosk && kind === 'url' ? 'phone' : kind)
}

/** Where a utility opens, or what it needs, if it does not open here. */
export function useUtilityNotes(): Partial<Record<Kind, string>> {
  const { t } = useLingui()
  return {
    mobileOnly: t`In the mobile app only`,
    signInRequired: t`Sign-in required`,
    phone: t`On your phone`,
  }
}
