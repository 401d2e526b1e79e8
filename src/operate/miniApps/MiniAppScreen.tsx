import { useLingui } from '@lingui/react/macro'
import { useBuildingInPath } from '../offers/useBuilding'
import { paths } from '../paths'
import { Copyable } from '../record/Copyable'
import type { FieldsProps } from '../record/declareRecord'
import * as css from '../record/record.css'
import { uploadScreen } from '../record/uploadScreen'
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
      labels: {
        launch: t`Address`,
        origins: t`Origins`,
        capabilities: t`What it may request`,
        launch_by: t`How it learns who is signed in`,
        saml_provider: t`Name of the service provider`,
        saml_audience: t`Its entity id`,
        saml_acs: t`Its assertion consumer service (ACS URL)`,
        kind: t`Kind`,
        icon: t`Icon`,
      },
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
