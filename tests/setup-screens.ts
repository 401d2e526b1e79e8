import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { endAll } from './onTestEnd'
import { installPlatform } from './ui/platform'

configure({
  // Screens are fetched when they are first shown, and the first time they are also compiled.
  asyncUtilTimeout: 10_000,
  // What the announcer says is heard (`tests/ui/heard.ts`), not seen.
  defaultIgnore: 'script, style, [data-announcer], [data-announcer] *',
})

beforeAll(installPlatform)
// The last comes first.
afterEach(cleanup)
afterEach(endAll)
// Vitest keeps every mock for good, and with its calls whatever app was told by it.
afterAll(() => vi.clearAllMocks())
