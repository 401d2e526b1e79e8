import { useLingui } from '@lingui/react/macro'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { uploadScreen } from '../record/uploadScreen'
import { useFieldNames } from '../record/useFieldNames'
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
      labels: useFieldNames().utility,
    }
  },
  useProblems: useUtilityProblems,
  Fields: UtilityFieldset,
})
