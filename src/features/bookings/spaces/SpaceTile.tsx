import type { Resource } from '@contract/bookings'
import { Trans } from '@lingui/react/macro'
import { Picture } from '@shared/Picture'
import { routerLink } from '@shared/routerLink'
import { clamped } from '@shared/rowList.css'
import { useTextLang } from '@shared/useTextLang'
import { StatusPill } from '@ui/statusPill/StatusPill'
import { ContentTile } from '@ui/tile/ContentTile'
import { pictureFill } from '@ui/tile/ContentTile.css'
import UserRoundCheck from 'lucide-react/icons/user-round-check'
import { useRate } from './useRate'
import { useSpacePath } from './useSpacePath'

export function SpaceTile({ space }: { space: Resource }) {
  const { spaceOf } = useSpacePath()
  const lang = useTextLang()(space.lang)
  const rateOf = useRate()
  return (
    <ContentTile
      level="h2"
      title={space.name}
      lang={lang}
      href={spaceOf(space.uuid)}
      picture={
        <Picture
          src={space.image_url}
          shape="tile"
          alt={space.image_alt_text ?? ''}
          lang={lang}
          sizes="(min-width: 1400px) 31vw, (min-width: 960px) 46vw, 94vw"
          className={pictureFill}
        />
      }
      meta={
        space.details && (
          <span lang={lang} className={clamped}>
            {space.details}
          </span>
        )
      }
      price={rateOf(space)}
      marks={space.needs_approval && <NeedsApproval />}
      renderLink={routerLink}
    />
  )
}

/** A manager decides about each booking. */
export function NeedsApproval() {
  return (
    <StatusPill icon={<UserRoundCheck size={16} />}>
      <Trans>Needs approval</Trans>
    </StatusPill>
  )
}
