import type { Pass } from '@contract/passes'
import { useLingui } from '@lingui/react/macro'
import { useScreenAwake } from '@shared/useScreenAwake'
import { cx } from '@ui/classes/cx'
import { FullScreen } from '@ui/fullScreen/FullScreen'
import { figures } from '@ui/theme/typography.css'
import * as css from './pass.css'
import { QrPicture } from './QrPicture'

/** The pass as it is held over a counter: nothing but what has to be read there. */
export function CounterView({ pass, onClose }: { pass: Pass; onClose: () => void }) {
  const { t } = useLingui()
  useScreenAwake()
  const { code, holder, content } = pass
  return (
    <FullScreen title={content.title} closeLabel={t`Close`} onClose={onClose}>
      <div className={css.counter}>
        <div className={css.counterPlate}>
          <QrPicture code={code} />
        </div>
        <p className={cx(css.counterCode, figures)}>{code}</p>
        <p className={css.counterName}>
          {holder.first_name} {holder.last_name}
        </p>
      </div>
    </FullScreen>
  )
}
