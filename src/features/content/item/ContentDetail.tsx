import type { ContentItem } from '@contract/content'
import { Trans, useLingui } from '@lingui/react/macro'
import { attachedPath } from '@rules/content/destination'
import { useAppServices } from '@shared/AppContext'
import { foreignLang } from '@shared/format/foreignLang'
import { hrefTo } from '@shared/hrefTo'
import { useDiscoverMode } from '@shared/useDiscoverMode'
import { useFeatures } from '@shared/useFeatures'
import { useLocale } from '@shared/useLocale'
import { ErrorBoundary } from '@ui/boundary/ErrorBoundary'
import { Card } from '@ui/card/Card'
import { Loading } from '@ui/skeleton/Loading'
import { Skeleton } from '@ui/skeleton/Skeleton'
import { blockTitle } from '@ui/theme/typography.css'
import { visuallyHidden } from '@ui/visuallyHidden/VisuallyHidden.css'
import { DetailPage } from '../detail/DetailPage'
import { DetailPicture } from '../detail/DetailPicture'
import type { DetailView } from '../detail/DetailViewStates'
import * as css from '../detail/detail.css'
import { SaveButton } from '../saved/SaveButton'
import { Attached } from './Attached'
import { CallToAction } from './CallToAction'
import { ContentAside } from './ContentAside'
import { hasFacts } from './ContentFacts'
import { ContentTags } from './ContentTags'
import { RichText } from './LazyRichText'
import { Origin } from './Origin'
import { hasPrice } from './Price'
import { RelatedItems } from './RelatedItems'
import { useCall } from './useCall'

/** A content item with all of its fields; missing ones leave no gap. */
export function ContentDetail(view: DetailView) {
  const { item, isPreview, detail, building } = view
  const { t } = useLingui()
  const { richDescriptions: showsRich } = useFeatures()
  const { embeddedPage } = useAppServices().system
  const usable = useCall(item, detail, building)
  const call = item.cancelled_at ? null : usable
  const hasAside = hasFacts(item, call?.participation ?? null) || hasPrice(item)
  const rich = showsRich ? item.rich_description : null
  const text = item.description ?? item.message
  const mode = useDiscoverMode()
  const { attachable_company_uuid } = item
  const company = attachedPath({ attachable_company_uuid }, { buildingUuid: building.uuid, mode })
  const lang = foreignLang(useLocale(), item.lang)
  return (
    <DetailPage
      back={{
        href: hrefTo('/building/$buildingUuid', { buildingUuid: building.uuid }),
        label: building.name,
      }}
      save={<SaveButton item={item} />}
      picture={
        item.image_url && (
          <DetailPicture src={item.image_url} alt={item.image_alt_text} lang={lang} />
        )
      }
      eyebrow={
        <Origin item={item} timeZone={item.timezone ?? building.timezone} company={company} />
      }
      title={item.title}
      lang={lang}
      subtitle={item.subtitle}
      aside={hasAside && <ContentAside {...view} call={call} />}
      more={
        <RelatedItems
          title={t`More like this`}
          building={building}
          choose={(categories) => {
            const isThis = ({ uuid }: ContentItem) => uuid === item.uuid
            const own = categories.find(({ contents }) => contents.some(isThis))
            return own?.contents.filter((each) => !isThis(each)) ?? []
          }}
        />
      }
    >
      {isPreview && !text && (
        <Loading label={t`Loading`}>
          <Skeleton lines={4} />
        </Loading>
      )}
      {(rich || text) && (
        <section className={css.head}>
          {item.description_title ? (
            <h2 lang={lang} className={blockTitle}>
              {item.description_title}
            </h2>
          ) : (
            <h2 className={visuallyHidden}>
              <Trans>Description</Trans>
            </h2>
          )}
          <div lang={lang}>
            {rich ? (
              <ErrorBoundary fallback={<p className={css.prose}>{text}</p>}>
                <RichText
                  html={rich}
                  onDocument={(page) => embeddedPage.send({ type: 'embeddedPage.opened', page })}
                />
              </ErrorBoundary>
            ) : (
              <p className={css.prose}>{text}</p>
            )}
          </div>
        </section>
      )}
      {item.description && item.message && (
        <Card>
          <p className={css.prose} lang={lang}>
            {item.message}
          </p>
        </Card>
      )}
      {call !== null && !hasAside && (
        <div className={css.alone}>
          <CallToAction
            item={item}
            call={call}
            detail={detail}
            building={building}
            hasCalendar={false}
          />
        </div>
      )}
      <ContentTags tags={item.sanitized_tags ?? []} lang={lang} />
      <Attached item={item} detail={detail} building={building} />
    </DetailPage>
  )
}
