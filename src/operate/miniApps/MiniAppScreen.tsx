import { useLingui } from '@lingui/react/macro'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { recordScreen } from '../record/declareRecord'
import { MiniAppFieldset, useMiniAppProblems } from './MiniAppFieldset'
import type { MiniAppRecord } from './miniApp.logic'

/** A mini-app in a building: where it is, and what it may do. */
export const MiniAppScreen = recordScreen<MiniAppRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Mini-app`,
      back: { href: paths.miniApps(building), label: t`Mini-apps` },
      labels: {
        launch: t`Address`,
        origins: t`Origins`,
        capabilities: t`What it may request`,
      },
    }
  },
  useProblems: useMiniAppProblems,
  Fields: MiniAppFieldset,
})
