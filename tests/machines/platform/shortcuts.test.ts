import { describeMachine } from '@kit/describeMachine'
import { shortcutsMachine } from '@machines/platform/shortcuts/machine'
import { shortcutsLaws } from './shortcuts.laws'

describeMachine('shortcuts', shortcutsMachine, {
  inputs: [{ startsOn: true }, { startsOn: false }],
  events: { 'shortcuts.switched': [{ isOn: true }, { isOn: false }] },
  laws: shortcutsLaws,
  contextKey: () => null,
})
