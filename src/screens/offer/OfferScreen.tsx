import type { Offer } from '@contract/posts'
import { Trans } from '@lingui/react/macro'
import { standing as standingOf } from '@machines/detail/selectors'
import { DetailPage } from '@screens/detail/DetailPage'
import { DetailPicture } from '@screens/detail/DetailPicture'
import { type DetailView, DetailVisit } from '@screens/detail/DetailVisit'
import * as css from '@screens/detail/detail.css'
import { Participation } from '@screens/detail/Participation'
import { useParams } from '@tanstack/react-router'
import { blockTitle } from '@ui/theme/typography.css'
import { useSelector } from '@xstate/react'

/** An offer: one claims the deal, and gives it back. */
export function OfferScreen() {
  const { offerUuid = '' } = useParams({ strict: false })
  return (
    <DetailVisit kind="offer" uuid={offerUuid}>
      {(view) => <OfferDetail {...view} />}
    </DetailVisit>
  )
}

function OfferDetail({ data: offer, detail, building }: DetailView<Offer>) {
  const standing = useSelector(detail, standingOf)
  return (
    <DetailPage
      back={{ href: `/building/${building.uuid}`, label: building.name }}
      picture={<DetailPicture src={offer.image_url} alt={null} />}
      eyebrow={<Trans>Offer</Trans>}
      title={offer.title}
      aside={
        standing !== null && (
          <div className={css.card}>
            <Participation
              detail={detail}
              standing={standing}
              closedBecause={
                offer.is_eligible === false ? (
                  <Trans>This deal is not available to you now.</Trans>
                ) : null
              }
            />
          </div>
        )
      }
    >
      <section className={css.head}>
        {offer.description_title && <h2 className={blockTitle}>{offer.description_title}</h2>}
        {offer.description && <p className={css.prose}>{offer.description}</p>}
      </section>
    </DetailPage>
  )
}
