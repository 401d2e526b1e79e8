import type { Suite } from '@contract/smartBuilding'
import { boundsOf, type Control, setpointOf } from '@machines/suites/setpoint/control'
import type { SetpointActor } from '@machines/suites/setpoint/machine'
import { isPending, isUsable, noticeOf, valueOf } from '@machines/suites/setpoint/selectors'
import { useSelector } from '@shared/useSelector'

/** The values that a dial or slider shows, and the callbacks that send changes. */
export function useSetpoint(control: Control, setpoint: SetpointActor, suite: Suite) {
  const wanted = useSelector(setpoint, valueOf)
  const kind = useSelector(setpoint, (snapshot) => noticeOf(snapshot)?.kind ?? null)
  const notice = kind === null ? null : noticeOf(setpoint.getSnapshot())
  const { min, max } = boundsOf(control, suite)
  return {
    value: wanted ?? setpointOf(control, suite) ?? min,
    min,
    max,
    notice,
    pending: useSelector(setpoint, isPending),
    disabled: !useSelector(setpoint, isUsable),
    onStep: (by: number) => setpoint.send({ type: 'value.stepped', by }),
    onDrag: (value: number) => setpoint.send({ type: 'value.dragged', value }),
    onChoose: (value: number) => setpoint.send({ type: 'value.chosen', value }),
    onCancel: () => setpoint.send({ type: 'drag.cancelled' }),
  }
}
