import { isOpen } from '@machines/adminLaunch/machine'
import { isAsking } from '@machines/departure/selectors'
import { framedPage } from '@machines/frame/machine'
import { kioskDialog } from '@machines/kiosk/machine'
import { passwordUpdateOf, requestFormOf, searchOf } from '@machines/pages/selectors'
import { lazyView } from '@screens/app/lazyView'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { useSelector } from '@xstate/react'

// Fetched when one of them is opened.
const KioskDialogs = lazyView(async () => (await import('./KioskDialogs')).KioskDialogs)
const FrameView = lazyView(async () => (await import('@screens/frame/FrameView')).FrameView)
const RequestForm = lazyView(
  async () => (await import('@screens/requestForm/RequestForm')).RequestForm,
)
const PasswordUpdate = lazyView(
  async () => (await import('@screens/password/PasswordUpdate')).PasswordUpdate,
)
const DepartureDialog = lazyView(
  async () => (await import('@screens/account/DepartureDialog')).DepartureDialog,
)
const AdminLaunchDialog = lazyView(
  async () => (await import('./AdminLaunchDialog')).AdminLaunchDialog,
)
const SearchDialog = lazyView(
  async () => (await import('@screens/search/SearchDialog')).SearchDialog,
)

/** What an actor of the app has opened over the page. */
export function Overlays() {
  const asksAboutKiosk = useShared('kiosk', kioskDialog) !== null
  const form = useShared('pages', requestFormOf)
  const update = useShared('pages', passwordUpdateOf)
  const search = useShared('pages', searchOf)
  const launch = usePage('adminLaunch')
  const asksToLaunch = useSelector(launch, (snapshot) => snapshot !== undefined && isOpen(snapshot))
  const departure = usePage('departure')
  const asksToLeave = useSelector(
    departure,
    (snapshot) => snapshot !== undefined && isAsking(snapshot),
  )
  const framed = useShared('frame', framedPage)
  return (
    <>
      {asksAboutKiosk && <KioskDialogs />}
      {form !== undefined && <RequestForm form={form} />}
      {update !== undefined && <PasswordUpdate update={update} />}
      {search !== undefined && <SearchDialog search={search} />}
      {launch !== undefined && asksToLaunch && <AdminLaunchDialog launch={launch} />}
      {departure !== undefined && asksToLeave && <DepartureDialog departure={departure} />}
      {framed !== null && <FrameView page={framed} />}
    </>
  )
}
