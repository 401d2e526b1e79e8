import type { ServiceRequest } from '@contract/serviceRequests'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ServiceRequestsActor } from '@machines/support/serviceRequests/machine'
import { categoriesOf, listOf } from '@machines/support/serviceRequests/selectors'
import { buildingOf } from '@machines/tenancy/building/selectors'
import { momentParts } from '@shared/format/days'
import * as css from '@shared/rowList.css'
import { useClock } from '@shared/useClock'
import { useLocale } from '@shared/useLocale'
import { useSelector } from '@shared/useSelector'
import { useShared } from '@shared/useShared'
import { useTextLang } from '@shared/useTextLang'
import { Link } from '@tanstack/react-router'
import { Button } from '@ui/button/Button'
import { cx } from '@ui/classes/cx'
import { Dotted } from '@ui/dotted/Dotted'
import { standaloneLinkClass, textLinkClass } from '@ui/link/textLink.css'
import { figures, muted, small } from '@ui/theme/typography.css'
import Paperclip from 'lucide-react/icons/paperclip'
import Wrench from 'lucide-react/icons/wrench'
import { RequestStatus } from './RequestStatus'
import * as own from './serviceRequests.css'

/** Statuses that can be withdrawn, for a server that does not say. */
const undecided = ['Pending', 'Submitted']

type Props = { request: ServiceRequest; requests: ServiceRequestsActor }

/** One request: its text, attachments and status. */
export function RequestRow({ request, requests }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const clock = useClock()
  const categories = useSelector(useSelector(requests, listOf), categoriesOf)
  const timezone = useShared('building', buildingOf)?.timezone ?? 'UTC'
  const { id, subject, status, state, actions } = request
  const buildingUuid = useSelector(requests, ({ context }) => context.buildingUuid)
  const known = categories.find(({ name }) => name === request.category)
  const category = { text: known?.label ?? request.category, lang: useTextLang()(known?.lang) }
  return (
    <li className={css.row}>
      <span className={cx(css.mark, own.mark)}>
        <Wrench size={24} aria-hidden="true" />
      </span>
      <div className={css.textBlock}>
        <h2 className={css.title}>
          <Link
            to="/building/$buildingUuid/service-requests/$requestId"
            params={{ buildingUuid, requestId: id }}
            className={textLinkClass}
          >
            {subject}
          </Link>
        </h2>
        <p className={cx(small, muted, figures)}>
          <Dotted texts={[category, ...momentParts(locale, request.created_at, timezone, clock)]} />
        </p>
        <p className={cx(small, own.description)}>{request.description}</p>
        {request.attachments.length > 0 && (
          <ul className={own.files}>
            {request.attachments.map(({ name, url }) => (
              <li key={url}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={cx(small, standaloneLinkClass)}
                >
                  <Paperclip size={16} aria-hidden="true" /> {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.aside}>
        <RequestStatus status={status} state={state} />
        {(actions?.includes('withdraw') ?? undecided.includes(status)) && (
          <Button
            variant="ghost"
            onClick={() => requests.send({ type: 'withdraw.pressed', id: request.id })}
            aria-label={t`Withdraw “${subject}”`}
          >
            <Trans>Withdraw</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}
