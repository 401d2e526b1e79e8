import { isOpen } from '@machines/adminLaunch/machine'
import { isGuided } from '@machines/attract/machine'
import { framedPage } from '@machines/frame/machine'
import { kioskDialog } from '@machines/kiosk/machine'
import { passwordUpdateOf, requestFormOf, searchOf } from '@machines/pages/selectors'
import { lazyView } from '@screens/app/lazyView'
import { usePage } from '@screens/app/usePage'
import { useShared } from '@screens/app/useShared'
import { useSelector } from '@xstate/react'

// Fetched when one of them is opened.
const AdminLaunchDialog = lazyView(
  async () => (await import('./AdminLaunchDialog')).AdminLaunchDialog,
)
const KioskDialogs = lazyView(
  async () => (await import('@screens/kiosk/KioskDialogs')).KioskDialogs,
)
const GuestLoop = lazyView(async () => (await import('@screens/kiosk/GuestLoop')).GuestLoop)
const FrameView = lazyView(async () => (await import('@screens/frame/FrameView')).FrameView)
const RequestForm = lazyView(
  async () => (await import('@screens/requestForm/RequestForm')).RequestForm,
)
const PasswordUpdate = lazyView(
  async () => (await import('@screens/password/PasswordUpdate')).PasswordUpdate,
)
const SearchDialog = lazyView(
  async () => (await import('@screens/search/SearchDialog')).SearchDialog,
)

/** What an actor of the app has opened over the page. */
export function Overlays() {
  const asksAboutKiosk = useShared('kiosk', kioskDialog) !== null
  const hasGuests = useShared('attract', isGuided)
  const form = useShared('pages', requestFormOf)
  const update = useShared('pages', passwordUpdateOf)
  const search = useShared('pages', searchOf)
  const launch = usePage('adminLaunch')
  const asksToLaunch = useSelector(launch, (snapshot) => snapshot !== undefined && isOpen(snapshot))
  const framed = useShared('frame', framedPage)
  return (
    <>
      {asksAboutKiosk && <KioskDialogs />}
      {form !== undefined && <RequestForm form={form} />}
      {update !== undefined && <PasswordUpdate update={update} />}
      {search !== undefined && <SearchDialog search={search} />}
      {launch !== undefined && asksToLaunch && <AdminLaunchDialog launch={launch} />}
      {framed !== null && <FrameView page={framed} />}
      {hasGuests && <GuestLoop />}
    </>
  )
}
