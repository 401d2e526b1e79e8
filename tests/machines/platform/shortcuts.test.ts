import { hasShortcuts, shortcutsLogic } from '@machines/platform/shortcuts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

/** docs/accessibility.md and WCAG 2.1.4. */
test.each([true, false])(
  "the device's setting decides on single keys (%s) until the user changes it",
  (startsOn) => {
    const shortcuts = createActor(shortcutsLogic, { input: { startsOn } }).start()
    const isOn = () => hasShortcuts(shortcuts.getSnapshot())
    expect(isOn()).toBe(startsOn)
    for (const next of [!startsOn, !startsOn, startsOn]) {
      shortcuts.send({ type: 'shortcuts.switched', isOn: next })
      expect(isOn()).toBe(next)
    }
  },
)
