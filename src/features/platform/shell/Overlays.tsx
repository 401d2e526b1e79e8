import { adminLaunchLogic } from '@features/embed/adminLaunch.page'
import { isOpen } from '@machines/embed/adminLaunch/machine'
import { embeddedPage } from '@machines/embed/embeddedPage/machine'
import { kioskDialog } from '@machines/kiosk/kiosk/machine'
import { isGuided } from '@machines/kiosk/kioskIdle/machine'
import { passwordUpdateOf, requestFormOf, searchOf } from '@machines/platform/pages/selectors'
import { lazyView } from '@shared/lazyView'
import { usePage } from '@shared/pages/usePage'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'

// Loaded when first opened.
const AdminLaunchDialog = lazyView(
  async () => (await import('./AdminLaunchDialog')).AdminLaunchDialog,
)
const KioskDialogs = lazyView(
  async () => (await import('@features/kiosk/KioskDialogs')).KioskDialogs,
)
const GuestLoop = lazyView(async () => (await import('@features/kiosk/GuestLoop')).GuestLoop)
const FrameView = lazyView(async () => (await import('@features/embed/frame/FrameView')).FrameView)
const RequestForm = lazyView(
  async () => (await import('@features/support/requestForm/RequestForm')).RequestForm,
)
const PasswordUpdate = lazyView(
  async () => (await import('@features/auth/password/PasswordUpdate')).PasswordUpdate,
)
const SearchDialog = lazyView(
  async () => (await import('@features/search/SearchDialog')).SearchDialog,
)

/** Dialogs that the app's actors have opened over the page. */
export function Overlays() {
  const isKioskDialogOpen = useShared('kiosk', kioskDialog) !== null
  const hasGuests = useShared('kioskIdle', isGuided)
  const form = useShared('pages', requestFormOf)
  const update = useShared('pages', passwordUpdateOf)
  const search = useShared('pages', searchOf)
  const launch = usePage(adminLaunchLogic)
  const isLaunchDialogOpen = useSelector(
    launch,
    (snapshot) => snapshot !== undefined && isOpen(snapshot),
  )
  const framed = useShared('embeddedPage', embeddedPage)
  return (
    <>
      {isKioskDialogOpen && <KioskDialogs />}
      {form !== undefined && <RequestForm form={form} />}
      {update !== undefined && <PasswordUpdate update={update} />}
      {search !== undefined && <SearchDialog search={search} />}
      {launch !== undefined && isLaunchDialogOpen && <AdminLaunchDialog launch={launch} />}
      {framed !== null && <FrameView page={framed} />}
      {hasGuests && <GuestLoop />}
    </>
  )
}
