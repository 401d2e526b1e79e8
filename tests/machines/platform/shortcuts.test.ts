import { hasShortcuts, shortcutsLogic } from '@machines/platform/shortcuts'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'

/** docs/accessibility.md, and 2.1.4 of WCAG. */
test.each([true, false])(
  'single keys act as the device was left (%s), until somebody switches that',
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
