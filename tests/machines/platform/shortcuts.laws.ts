import type { Laws } from '@kit/laws'
import type { shortcutsMachine } from '@machines/platform/shortcuts/machine'

/** docs/accessibility.md, and 2.1.4 of WCAG. */
export const shortcutsLaws: Laws<typeof shortcutsMachine> = {
  'single keys act as the device was left, until somebody switches that': ({
    before,
    event,
    after,
  }) => {
    const isOn = after.matches('on')
    if (before === null) return isOn === after.context.startsOn
    return event?.type === 'shortcuts.switched'
      ? isOn === event.isOn
      : isOn === before.matches('on')
  },
}
