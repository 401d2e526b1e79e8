import { useLingui } from '@lingui/react/macro'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { uploadScreen } from '../record/uploadScreen'
import { UtilityFieldset } from './UtilityFieldset'
import { useUtilityProblems } from './useProblems'
import type { UtilityRecord } from './utility.logic'

/** A button of home: what it shows, and what it opens. */
export const UtilityScreen = uploadScreen<UtilityRecord>({
  capability: 'buildings.edit',
  titleOf: ({ text }) => text,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Utility`,
      back: { href: paths.utilities(building), label: t`Utilities` },
      labels: {
        text: t`Label`,
        utility_name: t`Name of the mini-app`,
        type: t`Kind`,
        url: t`Address`,
        route: t`Page of the app`,
        web_image: t`Icon`,
        company_types: t`Types of companies`,
        requires_sign_in: t`Guests have to sign in first`,
      },
    }
  },
  useProblems: useUtilityProblems,
  Fields: UtilityFieldset,
})
