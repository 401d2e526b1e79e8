import type { User } from '@contract/users'
import { adminLaunchLogic } from '@features/embed/adminLaunch.page'
import { usePermission } from '@features/tenancy/usePermission'
import { useLingui } from '@lingui/react/macro'
import { depart } from '@machines/account/unsavedChanges/depart'
import { buildingOf, buildingsOf } from '@machines/tenancy/building/selectors'
import { useAppServices } from '@shared/AppContext'
import { hrefTo } from '@shared/hrefTo'
import { lazyView } from '@shared/lazyView'
import { usePage } from '@shared/pages/usePage'
import { newTabLink, routerLink } from '@shared/routerLink'
import { useAvatarUrl } from '@shared/useAvatarUrl'
import { useFeatures } from '@shared/useFeatures'
import { useShared } from '@shared/useShared'
import { Avatar } from '@ui/avatar/Avatar'
import { IconButton } from '@ui/button/IconButton'
import { Menu } from '@ui/menu/Menu'
import Bookmark from 'lucide-react/icons/bookmark'
import Building2 from 'lucide-react/icons/building-2'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import Monitor from 'lucide-react/icons/monitor'
import ScanLine from 'lucide-react/icons/scan-line'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Ticket from 'lucide-react/icons/ticket'
import UserRound from 'lucide-react/icons/user-round'
import { type ComponentProps, useState } from 'react'

const BuildingDialog = lazyView(async () => (await import('./BuildingDialog')).BuildingDialog)

/** The operators' console is an app of its own. */
const consolePath = '/operate/'

type Entry = ComponentProps<typeof Menu>['items'][number]

type Offers = { admin: boolean; approvals: boolean; passChecks: boolean; kioskStart: boolean }

/**
 * Optional entries of the menu, by flag, by extension of the back end, and by permission in this
 * building.
 */
function useOffers(): Offers {
  const { deployment } = useAppServices()
  const mayUseAdmin = usePermission('adminLink') === true
  const mayApprove = usePermission('approvals') === true
  const mayCheck = usePermission('passChecks') === true
  const { adminLink: isOn, approvals: knowsApprovals, passes: knowsPasses } = useFeatures()
  return {
    admin: isOn && mayUseAdmin && deployment.adminUrl !== undefined,
    approvals: knowsApprovals && mayApprove,
    passChecks: knowsPasses && mayCheck,
    kioskStart: usePermission('kioskStart') === true,
  }
}

export function HeaderMenu({ user }: { user: User }) {
  const { t } = useLingui()
  const { system } = useAppServices()
  const { admin, approvals, passChecks, kioskStart } = useOffers()
  const building = useShared('building', buildingOf)
  const features = useFeatures()
  const launch = usePage(adminLaunchLogic)
  const buildings = useShared('building', buildingsOf)
  const [isChoosing, setChoosing] = useState(false)
  const avatar = useAvatarUrl(user)
  const name = `${user.first_name} ${user.last_name}`
  const icon = (Icon: typeof LogOut) => <Icon size={20} aria-hidden="true" />
  const link = (id: string, label: string, href: string, Icon: typeof LogOut): Entry => ({
    id,
    label,
    href,
    icon: icon(Icon),
  })
  // Links into the building require one.
  const params = building && { buildingUuid: building.uuid }
  const items = [
    features.account && link('account', t`Account`, hrefTo('/account'), UserRound),
    features.buildingSwitcher &&
      buildings.length > 1 && {
        id: 'building',
        label: t`Change building`,
        icon: icon(Building2),
        onSelect: () => setChoosing(true),
      },
    features.history && link('history', t`Bookings`, hrefTo('/my-history'), Ticket),
    features.saved &&
      params &&
      link('saved', t`Saved`, hrefTo('/building/$buildingUuid/saved', params), Bookmark),
    approvals &&
      params &&
      link(
        'approvals',
        t`Bookings to approve`,
        hrefTo('/building/$buildingUuid/approvals', params),
        CalendarCheck,
      ),
    passChecks &&
      params &&
      link(
        'passes',
        t`Check a pass`,
        hrefTo('/building/$buildingUuid/check-passes', params),
        ScanLine,
      ),
    user.is_operator === true && link('console', t`Open the console`, consolePath, LayoutDashboard),
    admin && {
      id: 'admin',
      label: t`Launch admin`,
      icon: icon(ShieldCheck),
      onSelect: () => launch?.send({ type: 'launch.pressed' }),
    },
    features.kioskMode &&
      kioskStart &&
      params && {
        id: 'kiosk',
        label: t`Kiosk mode`,
        icon: icon(Monitor),
        onSelect: () => system.kiosk.send({ type: 'kiosk.entered', ...params }),
      },
    features.logout && 'separator',
    features.logout && {
      id: 'logout',
      label: t`Log out`,
      icon: icon(LogOut),
      onSelect: () => depart(system, { kind: 'signOut' }),
    },
  ].filter((entry): entry is Entry => Boolean(entry))
  return (
    <>
      <Menu
        label={t`Menu for ${name}`}
        renderTrigger={(props) => (
          <IconButton label={t`Menu for ${name}`} {...props}>
            {features.profilePicture ? (
              <Avatar name={name} src={avatar} size="small" decorative />
            ) : (
              icon(MenuIcon)
            )}
          </IconButton>
        )}
        items={items}
        renderLink={(props) => (props.href === consolePath ? newTabLink : routerLink)(props)}
      />
      {isChoosing && <BuildingDialog onClose={() => setChoosing(false)} />}
    </>
  )
}
