import { type FlagName, flagNames, flagRegistry } from '@contract/flagRegistry'
import { useLingui } from '@lingui/react/macro'

/** What exists while a flag is on, in words; null for a flag that the app does not read. */
export function useFlagEffect(): (key: string) => string | null {
  const { t } = useLingui()
  const effects: Record<FlagName, string> = {
    logo: t`The logo in the header`,
    profilePicture: t`The user’s picture in the header`,
    account: t`“Account” in the menu`,
    buildingSwitcher: t`The choice of the building, for people with several`,
    logout: t`“Log out” in the menu`,
    history: t`The history of bookings and events, in the menu and the navigation`,
    kioskMode: t`“Kiosk mode” in the menu`,
    leavingKiosk: t`The button that leaves kiosk mode`,
    adminLink: t`The link to an admin site, for people with the permission`,
    languageSetting: t`The choice of the language, in buildings with several`,
    maintenance: t`Maintenance: a notice replaces home`,
    serviceRequests: t`Service requests: their tile and their page`,
    smartBuilding: t`Light and temperature: their tile and their pages`,
    emergency: t`The emergency page, where the configuration hides it`,
    utilityChevrons: t`Arrows on the tiles of home`,
    framedUtilities: t`Mini-apps open inside the app instead of a new tab`,
    newerDiscover: t`The newer list of what’s on`,
    forcesNewerDiscover: t`The newer list of what’s on, in every building`,
    richDescriptions: t`Formatted descriptions of events and posts`,
    directLinks: t`Mini-apps can link to pages of the app`,
    hostSdk: t`Sessions of an older app are renewed`,
    secondUserType: t`New accounts are of the second type`,
    refusesEarlierPasswords: t`A clear message about a password that was used before`,
    productionCards: t`Payment cards are stored at the production provider`,
  }
  return (key) => {
    const name = flagNames.find((each) => flagRegistry[each].key === key)
    return name === undefined ? null : effects[name]
  }
}
