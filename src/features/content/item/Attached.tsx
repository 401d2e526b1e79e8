import type { Building } from '@contract/buildings'
import type { ContentItem } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import { attachesContent } from '@machines/content/detail/item'
import type { DetailActor } from '@machines/content/detail/machine'
import { attachedPath } from '@rules/content/destination'
import { useAppServices } from '@shared/AppContext'
import { routerLink } from '@shared/routerLink'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { Button } from '@ui/button/Button'
import { mirrored } from '@ui/icon/mirrored.css'
import { standaloneLinkClass } from '@ui/link/textLink.css'
import { blockTitle } from '@ui/theme/typography.css'
import ArrowRight from 'lucide-react/icons/arrow-right'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import { AttachedContent } from './AttachedContent'
import * as css from './content.css'

/** Whether the page shows the name of the host company. */
export const namesHost = (item: ContentItem): boolean =>
  Boolean(item.host_company_name) && !item.host_custom_text

type Props = { item: ContentItem; detail: DetailActor; building: Building }

/** Amenity, company and content that an item belongs to. */
export function Attached({ item, detail, building }: Props) {
  const mode = useDiscoverMode()
  const below = { buildingUuid: building.uuid, mode }
  const amenity = attachedPath({ attachable_amenity_uuid: item.attachable_amenity_uuid }, below)
  // A host shown above the title already links to its page.
  const company = namesHost(item)
    ? null
    : attachedPath({ attachable_company_uuid: item.attachable_company_uuid }, below)
  // The item's button already leads there.
  const isButton = item.cta_type?.toUpperCase() === 'INTERNAL_LINK'
  const hasContent = attachesContent(item)
  const hasLinks = !isButton && (amenity !== null || company !== null)
  const hasService = Boolean(item.attachable_service_uuid)
  if (!hasContent && !hasLinks && !hasService) return null
  const link = (href: string, children: React.ReactNode) =>
    routerLink({
      href,
      className: standaloneLinkClass,
      children: (
        <>
          {children}
          <ArrowRight size={20} aria-hidden="true" className={mirrored} />
        </>
      ),
    })
  return (
    <section className={css.attached}>
      <h2 className={blockTitle}>
        <Trans>See also</Trans>
      </h2>
      {hasLinks && amenity !== null && link(amenity, <Trans>The amenity it belongs to</Trans>)}
      {hasLinks && company !== null && link(company, <Trans>The company behind it</Trans>)}
      {hasService && <AskAboutService item={item} />}
      {hasContent && <AttachedContent detail={detail} building={building} />}
    </section>
  )
}

/** For an attached service: opens the help desk's form for that service. */
function AskAboutService({ item }: { item: ContentItem }) {
  const { t } = useLingui()
  const { pages } = useAppServices().system
  const fields = { nature: t`Service`, subject: item.title }
  const service = {
    uuid: item.attachable_service_uuid ?? '',
    providerUuid: item.attachable_service_provider_uuid ?? null,
  }
  return (
    <Button
      variant="secondary"
      data-needs-person=""
      icon={<MessageCircleQuestion size={20} aria-hidden="true" />}
      onClick={() => pages.send({ type: 'requestForm.opened', fields, service })}
    >
      <Trans>Ask about this service</Trans>
    </Button>
  )
}
