import { useLingui } from '@lingui/react/macro'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { Copyable } from '../record/Copyable'
import type { FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { uploadScreen } from '../record/uploadScreen'
import { useFieldNames } from '../record/useFieldNames'
import { MiniAppFieldset, useMiniAppProblems } from './MiniAppFieldset'
import type { MiniAppRecord } from './miniApp.logic'
import { SharedFieldset } from './SharedFieldset'

/** A mini-app in a building: where it is, how it starts, and what it may do. */
export const MiniAppScreen = uploadScreen<MiniAppRecord>({
  capability: 'buildings.edit',
  titleOf: ({ name }) => name,
  useTexts: () => {
    const { t } = useLingui()
    const building = useBuildingInPath()
    return {
      kind: t`Mini-app`,
      back: { href: paths.miniApps(building), label: t`Mini-apps` },
      labels: useFieldNames().miniApp,
      refusals: {
        permission_denied: t`Your roles don’t cover every building that has this mini-app.`,
        invalid_request: t`The server can’t accept this. Another mini-app of this building may have the name of the service provider.`,
      },
    }
  },
  useProblems: useMiniAppProblems,
  Fields: AllFields,
})

function AllFields({ draft, change }: FieldsProps<MiniAppRecord>) {
  return (
    <>
      <AppId uuid={draft.app_uuid} />
      <MiniAppFieldset draft={draft} change={change} />
      <SharedFieldset draft={draft} change={change} isCovered={draft.covers_all} />
    </>
  )
}

/** What files for `apply` and the SDK call the mini-app. */
function AppId({ uuid }: { uuid: string }) {
  const { t } = useLingui()
  return (
    <dl className={css.facts}>
      <Copyable label={t`UUID, for files and the SDK`} value={uuid} />
    </dl>
  )
}
