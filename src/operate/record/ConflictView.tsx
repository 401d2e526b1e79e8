import { Trans, useLingui } from '@lingui/react/macro'
import type { Conflict, Side } from '@machines/operate/record/context'
import { Button } from '@ui/button/Button'
import { Card } from '@ui/card/Card'
import { Notice } from '@ui/notice/Notice'
import * as css from './record.css'
import { useShown } from './useShown'

type Props = {
  conflicts: readonly Conflict[]
  others: readonly Conflict[]
  kept: Readonly<Record<string, Side>>
  labelOf: (field: string) => string
  onChoose: (name: string, side: Side) => void
  onResolve: () => void
  onDiscard: () => void
}

/** Three versions of each field that two editors have changed; the second one decides. */
export function ConflictView({
  conflicts,
  others,
  kept,
  labelOf,
  onChoose,
  onResolve,
  onDiscard,
}: Props) {
  const { t } = useLingui()
  const shown = useShown()
  const isDecided = conflicts.every(({ name }) => kept[name] !== undefined)
  return (
    <section className={css.conflict} aria-label={t`Changes by someone else`}>
      <Notice tone="warning" live title={t`Someone else saved this while you were editing`}>
        <Trans>Choose what to keep. Nothing is saved until you continue.</Trans>
      </Notice>
      {conflicts.map(({ name, base, mine, theirs }) => (
        <Card key={name}>
          <fieldset className={css.choice}>
            <legend className={css.legend}>{labelOf(name)}</legend>
            <p className={css.before}>
              <Trans>Before: {shown(base)}</Trans>
            </p>
            <SideChoice
              name={name}
              label={t`Yours`}
              value={mine}
              checked={kept[name] === 'mine'}
              onChoose={() => onChoose(name, 'mine')}
            />
            <SideChoice
              name={name}
              label={t`Theirs`}
              value={theirs}
              checked={kept[name] === 'theirs'}
              onChoose={() => onChoose(name, 'theirs')}
            />
          </fieldset>
        </Card>
      ))}
      {others.length > 0 && (
        <ul className={css.others}>
          {others.map(({ name, base, theirs }) => (
            <li key={name}>
              <strong>{labelOf(name)}</strong>: {shown(base)} → {shown(theirs)}
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <Button variant="primary" disabled={!isDecided} onClick={onResolve}>
          <Trans>Save with these choices</Trans>
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          <Trans>Use their version</Trans>
        </Button>
      </div>
    </section>
  )
}

type SideProps = {
  name: string
  label: string
  value: unknown
  checked: boolean
  onChoose: () => void
}

function SideChoice({ name, label, value, checked, onChoose }: SideProps) {
  const shown = useShown()
  return (
    <label className={css.side}>
      <input type="radio" name={`conflict-${name}`} checked={checked} onChange={onChoose} />
      <span>
        <strong>{label}</strong>: {shown(value)}
      </span>
    </label>
  )
}
