import type { Pass } from '@contract/passes'
import { Trans } from '@lingui/react/macro'
import { endOfPass } from '@rules/content/dayPasses'
import { untilThen } from '@shared/format/untilThen'
import { useLocale } from '@shared/useLocale'

/** Time until the start; passes without a time are ready. */
export function Countdown({ pass, now }: { pass: Pass; now: number }) {
  const locale = useLocale()
  const end = endOfPass(pass)
  const start = Date.parse(pass.content.start_at ?? '')
  if (pass.used_at) return <Trans>Used</Trans>
  if (end === null) return <Trans>Ready to use</Trans>
  if (end <= now) return <Trans>Over</Trans>
  if (start <= now) return <Trans>On now</Trans>
  const then = untilThen(locale, start, now)
  return (
    <span suppressHydrationWarning>
      <Trans>Starts {then}</Trans>
    </span>
  )
}
