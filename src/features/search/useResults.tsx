import type { Building } from '@contract/buildings'
import type { FoundContent, SearchKind, SearchResult } from '@contract/search'
import { useNow } from '@features/content/detail/useNow'
import { itemLink } from '@features/content/tile/itemLink'
import { CompanyLogo } from '@features/directory/companies/CompanyLogo'
import { discoverLogic } from '@features/home/home.page'
import { UtilityIcon } from '@features/home/utilities/UtilityIcon'
import { useUtilityFacts } from '@features/home/utilities/useUtilityFacts'
import { useUtilityKind, useUtilityNotes } from '@features/home/utilities/useUtilityNotes'
import { worthShowing } from '@machines/home/category'
import type { SearchActor } from '@machines/search/search/machine'
import { groupsOf } from '@machines/search/search/selectors'
import { visibleUtilities } from '@rules/home/visibleUtilities'
import { formatMoment } from '@shared/format/days'
import { hrefTo } from '@shared/hrefTo'
import { Picture } from '@shared/Picture'
import { usePage } from '@shared/pages/usePage'
import { useRead } from '@shared/reading'
import { actingLink, routerLink } from '@shared/routerLink'
import { useClock } from '@shared/useClock'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useTextLang } from '@shared/useTextLang'
import type { RenderLink } from '@ui/link/renderLink'
import ConciergeBell from 'lucide-react/icons/concierge-bell'
import type { ReactNode } from 'react'
import * as css from './search.css'

/** A row of the list. `onPress` is null if it cannot be opened. */
export type ShownResult = {
  id: string
  title: string
  detail: ReactNode
  lang: string | undefined
  figure: ReactNode
  href: string
  renderLink: RenderLink
  onPress: (() => void) | null
}

/** The rows of one kind, and how many there are on the server. */
export type ShownGroup = { kind: SearchKind; total: number; results: ShownResult[] }

/** Shows an item of the building as a row. */
function useContentRow(search: SearchActor, building: Building) {
  const locale = useLocale()
  const clock = useClock()
  const mode = useDiscoverMode()
  const langOf = useTextLang()
  return (content: FoundContent): ShownResult => {
    const lang = langOf(content.lang)
    const zone = content.timezone ?? building.timezone
    const when = content.start_at && formatMoment(locale, content.start_at, zone, clock)
    const currentPath = `/building/${building.uuid}`
    return {
      id: content.uuid,
      title: content.title,
      detail: (when || content.subtitle) && (
        <>
          {when}
          {when && content.subtitle && ' · '}
          <span lang={lang}>{content.subtitle}</span>
        </>
      ),
      figure: pictureOf(content.image_url),
      ...itemLink(content, { mode, buildingUuid: building.uuid, currentPath }),
      onPress: () => search.send({ type: 'result.chosen' }),
      lang,
    }
  }
}

const pictureOf = (src: string | null | undefined) => (
  <Picture src={src} shape="tile" alt="" sizes="56px" className={css.picture} />
)

const maxNext = 3

/** What comes next in the building, soonest first. From home's data: without it there is nothing, since this never requests it. */
export function useNextItems(search: SearchActor, building: Building): ShownResult[] {
  const rowOf = useContentRow(search, building)
  const { data } = useRead(usePage(discoverLogic))
  const now = useNow()
  const items = worthShowing(data ?? []).flatMap(({ contents }) => contents)
  const next = [...new Map(items.map((item) => [item.uuid, item])).values()]
    .map((item) => ({ item, at: Date.parse(item.start_at ?? '') }))
    .filter(({ item, at }) => (Date.parse(item.end_at ?? '') || at) > now)
    .toSorted((a, b) => a.at - b.at)
  return next.slice(0, maxNext).map(({ item }) => rowOf(item))
}

/** The found groups as rows with their targets, without what this user is not shown. */
export function useResults(search: SearchActor, building: Building): ShownGroup[] {
  const groups = useSelector(search, groupsOf)
  const rowOf = useContentRow(search, building)
  const langOf = useTextLang()
  const facts = useUtilityFacts(building)
  const kindOf = useUtilityKind()
  const notes = useUtilityNotes()
  const chosen = () => search.send({ type: 'result.chosen' })
  const led = { renderLink: routerLink, onPress: chosen }
  const shown = (result: SearchResult): ShownResult | null => {
    switch (result.kind) {
      case 'content':
        return rowOf(result.content)
      case 'amenity': {
        const { amenity, category_name: category } = result
        return {
          id: amenity.amenity_uuid,
          title: amenity.amenity_name,
          detail: category && <span lang={langOf(amenity.lang)}>{category}</span>,
          lang: langOf(amenity.lang),
          figure: pictureOf(amenity.image_url),
          href: hrefTo('/building/$buildingUuid/amenities/$amenityUuid', {
            buildingUuid: building.uuid,
            amenityUuid: amenity.amenity_uuid,
          }),
          ...led,
        }
      }
      case 'space': {
        const { space } = result
        return {
          id: space.uuid,
          title: space.name,
          detail: space.details && <span lang={langOf(space.lang)}>{space.details}</span>,
          lang: langOf(space.lang),
          figure: pictureOf(space.image_url),
          href: hrefTo('/building/$buildingUuid/spaces/$resourceUuid', {
            buildingUuid: building.uuid,
            resourceUuid: space.uuid,
          }),
          ...led,
        }
      }
      case 'company': {
        const { company } = result
        return {
          id: company.uuid,
          title: company.name,
          detail: company.description && <span lang={langOf()}>{company.description}</span>,
          lang: langOf(),
          figure: <CompanyLogo company={company} className={css.logo} />,
          href: hrefTo('/building/$buildingUuid/companies/$companyUuid', {
            buildingUuid: building.uuid,
            companyUuid: company.uuid,
          }),
          ...led,
        }
      }
      default: {
        const [utility] = visibleUtilities([result.utility], facts)
        if (utility === undefined) return null
        const { target, image } = utility
        const isExplained = target.kind === 'mobileOnly' || target.kind === 'signInRequired'
        const press = () => search.send({ type: 'utility.pressed', utility })
        return {
          id: utility.uuid,
          title: utility.text,
          detail: notes[kindOf(utility)] ?? null,
          lang: langOf(utility.lang),
          figure: image ? <UtilityIcon src={image} /> : <ConciergeBell size={24} />,
          href: target.kind === 'route' ? target.path : '#',
          renderLink: actingLink(press),
          onPress: isExplained ? null : () => undefined,
        }
      }
    }
  }
  return groups.flatMap(({ kind, total, results: found }) => {
    const results = found.flatMap((one) => shown(one) ?? [])
    const hidden = found.length - results.length
    return results.length === 0 ? [] : [{ kind, total: total - hidden, results }]
  })
}
