import { Trans, useLingui } from '@lingui/react/macro'
import { Announcement } from '@ui/announcer/Announcement'
import { Button } from '@ui/button/Button'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import * as css from './record.css'

/** A text in a list of facts, with a button that copies it. */
export function Copyable({ label, value }: { label: string; value: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState<string | null>(null)
  const isCopied = copied === value
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
      setCopied(value)
    } catch {
      // The browser forbids it; the text can be selected.
    }
  }
  return (
    <div className={css.copyable}>
      <dt className={css.copyableLabel}>{label}</dt>
      <dd>
        <code>{value}</code>
      </dd>
      <dd>
        <Button
          variant="ghost"
          icon={
            isCopied ? (
              <Check size={20} aria-hidden="true" />
            ) : (
              <Copy size={20} aria-hidden="true" />
            )
          }
          aria-label={t`Copy ${label}`}
          onClick={() => void copy()}
        >
          {isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Announcement text={isCopied ? t`Copied` : ''} />
      </dd>
    </div>
  )
}
