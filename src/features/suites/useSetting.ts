import type { Suite } from '@contract/smartBuilding'
import { boundsOf, type Control, setpointOf } from '@machines/suites/setting/control'
import type { SettingActor } from '@machines/suites/setting/machine'
import { isPending, isUsable, noticeOf, valueOf } from '@machines/suites/setting/selectors'
import { useSelector } from '@xstate/react'

/** What a dial or slider shows, and what it sends. */
export function useSetting(control: Control, setting: SettingActor, suite: Suite) {
  const wanted = useSelector(setting, valueOf)
  const kind = useSelector(setting, (snapshot) => noticeOf(snapshot)?.kind ?? null)
  const notice = kind === null ? null : noticeOf(setting.getSnapshot())
  const { least: min, most: max } = boundsOf(control, suite)
  return {
    value: wanted ?? setpointOf(control, suite) ?? min,
    min,
    max,
    notice,
    pending: useSelector(setting, isPending),
    disabled: !useSelector(setting, isUsable),
    onStep: (by: number) => setting.send({ type: 'value.stepped', by }),
    onDrag: (value: number) => setting.send({ type: 'value.dragged', value }),
    onChoose: (value: number) => setting.send({ type: 'value.chosen', value }),
    onCancel: () => setting.send({ type: 'drag.cancelled' }),
  }
}
