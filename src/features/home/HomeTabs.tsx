import type { Building } from '@contract/buildings'
import { useLingui } from '@lingui/react/macro'
import { hrefTo } from '@shared/hrefTo'
import { actingLink, routerLink } from '@shared/routerLink'
import { useTextLang } from '@shared/useTextLang'
import { SectionNav } from '@ui/sectionNav/SectionNav'
import { scrollToAnchor } from './scrollToAnchor'
import { useSectionInView } from './useSectionInView'

type Props = { building: Building; hasSpotlight: boolean; mayReplaceHash: boolean }

/** The sticky bar, in sync with the visible section and with the hash, without navigating. */
export function HomeTabs({ building, hasSpotlight, mayReplaceHash }: Props) {
  const { t } = useLingui()
  const active = useSectionInView(mayReplaceHash)
  const langOf = useTextLang()
  const named = building.secondary_content?.name
  const sections = [
    ...(hasSpotlight
      ? [{ id: 'spotlight', label: named ?? t`Spotlight`, lang: named ? langOf() : undefined }]
      : []),
    { id: 'discover', label: t`Discover` },
    {
      id: 'amenities',
      label: t`Amenities`,
      href: hrefTo('/building/$buildingUuid/amenities', { buildingUuid: building.uuid }),
    },
  ]
  return (
    <SectionNav
      label={t`Sections of this page`}
      sections={sections}
      active={active}
      renderLink={(props) =>
        // The router would treat a hash as a navigation; these links only scroll.
        props.href.startsWith('#')
          ? actingLink(() => scrollToAnchor(props.href.slice(1)))(props)
          : routerLink(props)
      }
    />
  )
}
