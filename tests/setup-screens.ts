import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// What the announcer says is heard (`tests/ui/heard.ts`), not seen.
configure({ defaultIgnore: 'script, style, [data-announcer], [data-announcer] *' })

afterEach(cleanup)
