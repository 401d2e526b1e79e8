import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'

/** A button that loads the next page of a list. */
export function MoreRows({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant="secondary" busy={busy} busyLabel={t`Loading more`} onClick={onPress}>
      <Trans>Show more</Trans>
    </Button>
  )
}
