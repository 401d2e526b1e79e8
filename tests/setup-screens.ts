import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { endAll } from './onTestEnd'
import { beginInLayer, storeScreenLayer } from './screenLayer'
import { installPlatform } from './ui/platform'

configure({
  // Screens are fetched when they are first shown, and compiled the first time.
  asyncUtilTimeout: 10_000,
  // Announcements are not visible (see `tests/ui/spokenText.ts`).
  defaultIgnore: 'script, style, [data-announcer], [data-announcer] *',
})

beforeAll(installPlatform)
beforeEach(({ task }) => beginInLayer(task))
// Hooks run in reverse order.
afterEach(cleanup)
afterEach(endAll)
// Vitest retains every mock, and through its calls every app that called it.
afterAll(() => vi.clearAllMocks())
afterAll(storeScreenLayer)
