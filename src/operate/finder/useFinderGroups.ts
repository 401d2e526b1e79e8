import type { FoundRecord } from '@contract/operate/finder'
import type { Capability } from '@contract/operate/roles'
import { useLingui } from '@lingui/react/macro'
import { operatorOf } from '@machines/operate/console/selectors'
import { plainText } from '@rules/platform/plainText'
import { useKindName } from '../audit/useKindName'
import { useConsole, useConsoleServices } from '../ConsoleContext'
import { mayAnywhere } from '../may'
import { paths } from '../paths'
import { recordAddress } from '../recordAddress'
import { useBuildingPlaces } from '../shell/buildingPlaces'
import { useCurrentBuilding } from '../shell/currentBuilding'
import { usePlaces } from '../shell/usePlaces'
import { adding } from '../table/addInAddress'

/** Something to choose: a page, or an action. */
export type Choice = {
  id: string
  label: string
  detail: string | null
} & ({ href: string; onSelect?: never } | { href?: never; onSelect: () => void })

export type ChoiceGroup = { id: string; title: string; choices: readonly Choice[] }

/** What the finder offers: all places and actions, or those that match what is typed and the records found by it. */
export function useFinderGroups(query: string, records: readonly FoundRecord[]): ChoiceGroup[] {
  const { t } = useLingui()
  const places = usePlaceGroups()
  const kindOf = useKindName()
  const words = plainText(query).split(/\s+/).filter(Boolean)
  const isMatch = ({ label }: Choice) => {
    const parts = plainText(label).split(/[^\p{L}\p{N}]+/u)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  }
  const found = records.flatMap((record): Choice[] => {
    const href = recordAddress(record)
    const { kind, uuid, name, detail, building } = record
    const details = [kindOf(kind), detail, building?.name].filter(Boolean).join(' · ')
    return href === null ? [] : [{ id: uuid, label: name, detail: details, href }]
  })
  return [
    ...places.map((group) => ({ ...group, choices: group.choices.filter(isMatch) })),
    { id: 'found', title: t`Found`, choices: words.length === 0 ? [] : found },
  ].filter(({ choices }) => choices.length > 0)
}

function usePlaceGroups(): ChoiceGroup[] {
  const { t } = useLingui()
  const { console } = useConsoleServices()
  const operator = useConsole(operatorOf)
  const building = useCurrentBuilding()
  const ofBuilding = useBuildingPlaces(building?.uuid ?? '')
  const places = usePlaces()
  const may = (capability: Capability, actions: readonly Choice[]) =>
    mayAnywhere(operator, capability) ? actions : []
  const additionsTo = (uuid: string) => [
    action(t`Add a utility`, { href: adding(paths.utilities(uuid)) }),
    {
      ...action(t`Add a category`, { href: adding(paths.amenityCategories(uuid)) }),
      detail: t`Amenities`,
    },
    action(t`Add a resource`, { href: adding(paths.resources(uuid)) }),
    action(t`Add a floor`, { href: adding(paths.floors(uuid)) }),
    action(t`Add a mini-app`, { href: adding(paths.miniApps(uuid)) }),
    action(t`Add a kiosk`, { href: adding(paths.kiosks(uuid)) }),
  ]
  const action = (label: string, to: Pick<Choice, 'href' | 'onSelect'>) =>
    ({ id: label, label, detail: null, ...to }) as Choice
  return [
    {
      id: 'building',
      title: building?.name ?? t`Building`,
      choices:
        building === null
          ? []
          : ofBuilding.flatMap((group) =>
              group.places.map(({ href, label }) => ({
                id: href,
                label,
                detail: group.title,
                href,
              })),
            ),
    },
    {
      id: 'console',
      title: t`Console`,
      choices: places.map(({ href, label }) => ({ id: href, label, detail: null, href })),
    },
    {
      id: 'actions',
      title: t`Actions`,
      choices: [
        ...may('people.edit', [action(t`Invite someone`, { href: adding(paths.people) })]),
        ...may('people.import', [action(t`Import people`, { href: paths.peopleImport })]),
        ...may('companies.edit', [action(t`Add a company`, { href: adding(paths.companies) })]),
        ...may('roles.grant', [action(t`Grant a role`, { href: adding(paths.roles) })]),
        ...(building === null
          ? []
          : may('content.edit', [
              action(t`Write something new`, { href: adding(paths.contents(building.uuid)) }),
            ])),
        ...(building === null ? [] : may('buildings.edit', additionsTo(building.uuid))),
        action(t`Keyboard shortcuts`, { href: paths.shortcuts }),
        action(t`Sign out`, { onSelect: () => console.send({ type: 'signOut.pressed' }) }),
      ],
    },
  ]
}
