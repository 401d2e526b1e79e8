import type { Capability } from '@contract/bridge'
import { useLingui } from '@lingui/react/macro'

type Group = {
  id: 'harmless' | 'person' | 'account'
  title: string
  hint: string
  grants: [Capability, string][]
}
type Words = Record<Capability, { group: Group['id']; label: string }>

/** Every capability of a mini-app in words, grouped by what it can do with it. */
export function useCapabilityGroups(): Group[] {
  const { t } = useLingui()
  const words: Words = {
    getTheme: { group: 'harmless', label: t`See the colors and fonts` },
    getBrand: { group: 'harmless', label: t`See the brand and its logo` },
    getHostInfo: { group: 'harmless', label: t`See where Portico runs and in which version` },
    getKioskEnabled: { group: 'harmless', label: t`See whether the device is a kiosk` },
    getBuilding: { group: 'harmless', label: t`See which building is open` },
    setStorage: { group: 'harmless', label: t`Store notes of its own on the device` },
    getStorage: { group: 'harmless', label: t`Read the notes that it has stored` },
    closeWebView: { group: 'harmless', label: t`Close itself` },
    showNativePayment: { group: 'harmless', label: t`Ask for a payment in a native app` },
    hideNativePayments: { group: 'harmless', label: t`Hide payments of a native app` },
    getUser: { group: 'person', label: t`See the person’s name, email and company` },
    getBuildings: { group: 'person', label: t`See all buildings of the person` },
    bookings: { group: 'person', label: t`See bookings, and book for the person` },
    visitors: { group: 'person', label: t`See visitors, and invite for the person` },
    getPaymentMethods: { group: 'account', label: t`See the person’s cards` },
    tokenizeCard: { group: 'account', label: t`Charge one of the person’s cards` },
    refreshToken: { group: 'account', label: t`Stay connected for as long as it is open` },
    logout: { group: 'account', label: t`Sign the person out` },
    getJWT: {
      group: 'account',
      label: t`Do everything that the person can: grant it to your own apps alone`,
    },
  }
  const grantsOf = (wanted: Group['id']) =>
    (Object.keys(words) as Capability[])
      .filter((name) => words[name].group === wanted)
      .map((name): Group['grants'][number] => [name, words[name].label])
  return [
    {
      id: 'harmless',
      title: t`About the app and the device`,
      hint: t`Nothing of it is about a person.`,
      grants: grantsOf('harmless'),
    },
    {
      id: 'person',
      title: t`About the person`,
      hint: t`It learns who uses it, or acts in their name.`,
      grants: grantsOf('person'),
    },
    {
      id: 'account',
      title: t`Cards and sign-in`,
      hint: t`Only for apps that you trust like your own.`,
      grants: grantsOf('account'),
    },
  ]
}
