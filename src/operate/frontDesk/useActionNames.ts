import type { RequestStep } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'

/** The steps of a request as staff read them. */
export function useActionNames(): Record<RequestStep['action'], string> {
  const { t } = useLingui()
  return {
    assign: t`Assigned`,
    start: t`Started`,
    answer: t`Answer`,
    ask: t`Question to the tenant`,
    note: t`Internal note`,
    finish: t`Done`,
    decline: t`Declined`,
    reopen: t`Reopened`,
    reply: t`Reply of the tenant`,
    withdraw: t`Withdrawn`,
    confirm: t`Confirmed by the tenant`,
  }
}
