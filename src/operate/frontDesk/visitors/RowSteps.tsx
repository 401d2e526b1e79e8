import type { OperatedVisitor, VisitorStep } from '@contract/operate/frontDesk'
import { useLingui } from '@lingui/react/macro'
import type { PressMachine } from '@machines/operate/press/machine'
import { Button } from '@ui/button/Button'
import { VisuallyHidden } from '@ui/visuallyHidden/VisuallyHidden'
import type { ActorRefFrom } from 'xstate'
import { paths } from '../../paths'
import { RowMenu } from '../../table/RowMenu'
import * as css from '../frontDesk.css'
import type { DeskChange, DeskReply } from './visitors.logic'

type Props = {
  building: string
  visitor: OperatedVisitor
  press: ActorRefFrom<PressMachine<DeskChange, DeskReply>>
  pending: DeskChange | null
}

/** What the front desk can do with a visitor: the usual step is a button. */
export function RowSteps({ building, visitor, press, pending }: Props) {
  const { t } = useLingui()
  const { name, steps, uuid } = visitor
  const names: Record<VisitorStep, string> = {
    arrive: t`Arrived`,
    leave: t`Left`,
    back: t`Back in the building`,
  }
  const take = (step: VisitorStep) =>
    press.send({ type: 'step.pressed', change: { building, visitor, step } })
  const isPending = pending !== null && 'visitor' in pending && pending.visitor.uuid === uuid
  return (
    <span className={css.steps}>
      {steps
        .filter((step) => step !== 'back')
        .map((step) => (
          <Button
            key={step}
            variant={step === 'arrive' ? 'primary' : 'secondary'}
            busy={isPending}
            busyLabel={t`Saving`}
            onClick={() => take(step)}
          >
            {names[step]}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ))}
      <RowMenu
        label={t`Actions for ${name}`}
        items={[
          { id: 'badge', label: t`Badge`, href: paths.badge(building, uuid) },
          ...(steps.includes('back')
            ? [{ id: 'back', label: names.back, onSelect: () => take('back') }]
            : []),
        ]}
      />
    </span>
  )
}
